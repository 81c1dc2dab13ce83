// How a chat goes on when its member writes: what the bot says, and whether a person is asked.
import { LIVE_CHAT_REOPENS_DAYS, type LiveChatState } from '@ijeuwa/contract/live-chat';

export type ChatStanding = {
  state: LiveChatState;
  closedAt: Date | null;
  waitingSince: Date | null;
  awayToldAt: Date | null;
};
export type Heard = {
  /** The bot has an answer to it. */
  fits: boolean;
  asksForPerson: boolean;
  /** Somebody is there, for this member, now. */
  staffed: boolean;
};

/** generic: that the bot has no answer; queued: that a person will; away: the same, and that nobody is there now. */
export type BotLine = 'reply' | 'generic' | 'queued' | 'away';
/** `enters`: the queue, with a new clock; `begins`: nothing of what was before counts any more. */
export type Step = { says: BotLine[]; enters: boolean; begins: boolean };

const DAY_MS = 86_400_000;

/** Whoever had asked for a person comes back to one; after a week it is another matter. */
const returnsToQueue = ({ closedAt, waitingSince }: ChatStanding, now: Date): boolean =>
  waitingSince !== null &&
  closedAt !== null &&
  now.getTime() - closedAt.getTime() < LIVE_CHAT_REOPENS_DAYS * DAY_MS;

const handingOver = ({ staffed }: Heard): BotLine => (staffed ? 'queued' : 'away');

const reopened = (chat: ChatStanding, heard: Heard, now: Date): Step => {
  if (!returnsToQueue(chat, now)) return { ...fromBot(heard), begins: true };
  // The bot is a fresh one: it answers what it knows, and else says once more who is there.
  const says: BotLine[] = heard.fits && !heard.asksForPerson ? ['reply'] : [handingOver(heard)];
  return { says, enters: true, begins: true };
};

const fromBot = (heard: Heard): Step => {
  const { fits, asksForPerson } = heard;
  if (asksForPerson) return { says: [handingOver(heard)], enters: true, begins: false };
  if (fits) return { says: ['reply'], enters: false, begins: false };
  return { says: ['generic', handingOver(heard)], enters: true, begins: false };
};

const whileWaiting = ({ awayToldAt }: ChatStanding, { fits, asksForPerson, staffed }: Heard): Step => {
  const away = !staffed && awayToldAt === null;
  const says: BotLine[] = fits && !asksForPerson ? ['reply'] : away ? ['away'] : [];
  return { says, enters: false, begins: false };
};

export const stepOf = (chat: ChatStanding, heard: Heard, now: Date): Step => {
  switch (chat.state) {
    case 'bot':
      return fromBot(heard);
    case 'waiting':
      return whileWaiting(chat, heard);
    case 'assigned':
      return { says: [], enters: false, begins: false };
    case 'closed':
      return reopened(chat, heard, now);
  }
};
