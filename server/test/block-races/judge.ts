// When a race has leaked: what came after the answer of the parting, or was left half done.
import type { Deed, Parting } from './deeds.ts';
import type { Held } from './look.ts';
import type { Answered } from './racing.ts';
import type { Left } from './watch-leaving.ts';

export type Ran = {
  deed: Deed;
  parting: Parting;
  before: Held;
  parted: Answered;
  did: Answered;
  /** The same deed, begun after the answer. */
  again: Answered;
  atAnswer: Held;
  after: Held;
  /** What left for her since the race began. */
  left: readonly Left[];
};

/** She is told herself that it is over, and to ask again. */
const HERS = ['matchEnded', 'changed'];

/** What left after the answer, but for what its sender had in hand already. */
const leftLate = ({ left, parted }: Pick<Ran, 'left' | 'parted'>): Left[] =>
  left.filter(({ by, decidedAt }) => decidedAt > parted.at && !HERS.includes(by));

/** In hand when the answer came: decided before, gone out after. */
export const wasUnderWay = ({ left, parted }: Pick<Ran, 'left' | 'parted'>): Left[] =>
  left.filter(({ by, at, decidedAt }) => decidedAt <= parted.at && at > parted.at && !HERS.includes(by));

const isLike = (deed: Deed): boolean => deed === 'like' || deed === 'answered like';

export const leaksOf = (ran: Ran): string[] => {
  const { deed, parting, before, parted, did, again, atAnswer, after } = ran;
  const wrote = deed === 'message' || deed === 'push';
  const done = did.status === 200;
  const odd = (one: Answered) => one.status !== 200 && one.status !== 404;
  const leaks: Record<string, boolean> = {
    'done after the answer': again.status === 200,
    'stored after the answer':
      after.messages > atAnswer.messages ||
      after.hisLikes > atAnswer.hisLikes ||
      after.matches > atAnswer.matches,
    'match alive': after.openMatches > 0,
    'her like alive': after.herLikes > 0,
    'still in the bell': after.rung > before.rung,
    'still in a queue': after.queued > 0,
    'half done':
      (parting === 'unmatch' ? after.blocks > 0 : after.blocks !== 1) ||
      after.reports !== (parting === 'report' ? 1 : 0) ||
      after.places !== after.messages ||
      (wrote && after.messages !== before.messages + (done ? 1 : 0)) ||
      (isLike(deed) && after.hisLikes !== (done ? 1 : 0)) ||
      (deed === 'answered like' && after.matches !== (done ? 1 : 0)),
    'odd answer': parted.status !== 200 || odd(did) || odd(again),
    ...Object.fromEntries(leftLate(ran).map(({ by }) => [`${by} left after the answer`, true])),
  };
  return Object.keys(leaks).filter((leak) => leaks[leak]);
};
