// How long somebody waits, and what was promised to them, as the desk reads it.

import type { LiveChatRow } from '@ijeuwa/contract/live-chat';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDateTime, formatRelative } from '#ui/format.ts';

type Standing = { tone: 'wine' | 'leaf' | 'gold' | 'danger' | 'neutral'; text: string };

/** The clock runs until a person has answered. */
export const clockOf = ({ answeredAt, dueAt }: LiveChatRow, now: number): Standing => {
  if (answeredAt) return { tone: 'leaf', text: 'Answered' };
  const isOver = Date.parse(dueAt) <= now;
  return {
    tone: isOver ? 'danger' : 'gold',
    text: `${isOver ? 'Was due' : 'Due'} ${formatDateTime(dueAt, HOME_ZONE)}`,
  };
};

export const placeOf = ({ onCall, ahead }: LiveChatRow): string | undefined =>
  onCall ? 'On call' : ahead ? 'Premium support' : undefined;

export const holderOf = ({ state, mine, staff }: LiveChatRow): string => {
  if (state === 'closed') return 'Closed';
  if (state === 'waiting') return 'Waits for a person';
  return mine ? 'Yours' : `With ${staff}`;
};

/** Whoever was answered waits no more. */
export const sinceOf = ({ answeredAt, waitingSince }: LiveChatRow): string =>
  `${answeredAt ? 'Asked' : 'Waiting since'} ${formatRelative(waitingSince, HOME_ZONE)}`;

export const lastWordOf = ({ lastAuthor, lastAt, member }: LiveChatRow): string => {
  const who = { member: member.name, bot: 'the bot', staff: 'support' }[lastAuthor];
  return `Last word by ${who} ${formatRelative(lastAt, HOME_ZONE)}`;
};
