// When a queue must be filled again before it is read, and whom it puts first for a day.
import { DECK_PAGE, QUEUE_LENGTH, TODAYS_PICKS } from '@ijeuwa/contract/matching';
import { inTens } from '@ijeuwa/contract/pool';
import { PINS_A_DAY } from '@ijeuwa/contract/staff-vip';

/** Fewer left than a page, and the queue is near its end: so a page that is not full holds everybody there is. */
export const NEAR_EMPTY = DECK_PAGE;
/** So many are made ready, for a day of most members; who asks for more has the whole queue. */
const READY_LENGTH = 60;
export const lengthFor = (asked: number): number => (asked > READY_LENGTH ? QUEUE_LENGTH : READY_LENGTH);
const OLD_MS = 12 * 3_600_000;
/** A queue that took everybody who fitted is looked over no more often than this. */
const THIN_MS = 10 * 60_000;

export type ReadState = {
  filledAt: Date;
  stale: boolean;
  fits: number;
  filled: number;
  /** At least as far as it matters whether few are left. */
  left: number;
  pickDay: string | null;
};

/** Whether a queue that others fill at the same moment holds what was asked for. */
export const holdsEnough = ({ fits, filled }: Pick<ReadState, 'fits' | 'filled'>, asked: number): boolean =>
  filled >= Math.min(asked, fits);

/** `today` is the day of picks; so many cards are `asked` for. */
export const needsFilling = (state: ReadState, now: Date, today: string, asked: number): boolean => {
  const age = now.getTime() - state.filledAt.getTime();
  // On another day people are another age.
  const ofToday = state.filledAt.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  const someLeftOut = state.fits > state.filled;
  return (
    !ofToday ||
    state.stale ||
    state.pickDay !== today ||
    age > OLD_MS ||
    !holdsEnough(state, asked) ||
    (state.left < NEAR_EMPTY && (someLeftOut || age > THIN_MS))
  );
};

/**
 * Whoever is picked stays picked until the next day; while there are fewer than ten, the best of the others join them,
 * which nobody tells these: of them alone the other may not see the same.
 */
export const picksOf = (kept: readonly string[], best: readonly string[]): string[] =>
  [...new Set([...kept, ...best])].slice(0, TODAYS_PICKS);

/** The other places are for whom a matchmaker chose. */
const LIKERS_PICKED = TODAYS_PICKS - PINS_A_DAY;
/**
 * With whom a day starts: whoever likes the viewer already, then whom the night paired. Who looks at few cards in a day
 * would else never come to those who like them.
 */
export const startOf = (likers: readonly string[], paired: readonly string[]): string[] => [
  ...new Set([...likers.slice(0, LIKERS_PICKED), ...paired]),
];

/**
 * How many people wait: those of a whole queue, who can all be looked at; where more fitted than it takes, in tens, for an
 * exact figure would tell what one wish more or less changes.
 */
export const waitingOf = ({ fits, filled, left }: Pick<ReadState, 'fits' | 'filled' | 'left'>): number => {
  const waiting = fits - (filled - left);
  return fits <= QUEUE_LENGTH ? waiting : Math.max(left, inTens(waiting));
};
