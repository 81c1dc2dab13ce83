// How the chat stands: who answers, in one short line, and when people are there.

import { CASE_ANSWERED_WITHIN_HOURS } from '@ijeuwa/contract/cases';
import type { LiveChatView } from '@ijeuwa/contract/live-chat';
import { formatDateTime } from '#ui/format.ts';

export const standingOf = ({ chat }: LiveChatView): string => {
  if (chat?.state === 'assigned') return `${chat.agent} is with you.`;
  if (chat?.state === 'waiting') return 'You are in the queue for a person.';
  if (chat?.state === 'closed') return 'This chat is closed. Write to open it.';
  return 'Our bot answers at any hour.';
};

/** Undefined while a person is there. */
export const peopleAnswer = ({ chat, hours, opensAt }: LiveChatView): string | undefined => {
  if (chat?.state === 'assigned') return undefined;
  const there = opensAt ? `next ${formatDateTime(opensAt)}` : 'and now';
  return `People answer within ${CASE_ANSWERED_WITHIN_HOURS} hours. At the desk: ${hours}, ${there}.`;
};
