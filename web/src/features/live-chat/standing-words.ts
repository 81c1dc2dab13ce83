// How the chat stands, in a line: who answers, and when people are there.
import type { LiveChatView } from '@ijeuwa/contract/live-chat';
import { formatDateTime } from '#ui/format.ts';

export const standingOf = ({ chat, hours, opensAt }: LiveChatView): string => {
  if (chat?.state === 'assigned') return `${chat.agent} of our support is with you.`;
  const there = opensAt ? `next ${formatDateTime(opensAt)} where you are` : 'and are there now';
  const people = `People answer ${hours}, ${there}.`;
  if (chat?.state === 'waiting') return `You are in the queue for a person. ${people}`;
  if (chat?.state === 'closed') return 'This chat is closed. Write again, and it opens anew.';
  return `Our bot answers at any hour. ${people}`;
};
