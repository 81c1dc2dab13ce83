// In which order a queue shows those who fit, beyond their rank: who was skipped of late comes last, few of the first have
// long been away, and one place in twenty is given by chance, so that what decks cause can be told from whom they show.
import { TODAYS_PICKS } from '@ijeuwa/contract/matching';

/** One place of so many is given by chance, among so many of the best who are left: they are nearly as good. */
const EXPLORES_ONE_OF = 20;
const PLAUSIBLE = 30;

/** Whoever was not here for so many days is away: nobody's pick, and few of the first of a day. */
export const HERE_WITHIN_DAYS = 14;
const AWAY_MOST = 2;
const AWAY_S = HERE_WITHIN_DAYS * 86_400;
/** Whoever was on the screen and got no answer comes back after so many days, or when nobody else is left. */
export const SKIPPED_DAYS = 14;

export type Standing = { memberId: string; liked: boolean; rank: number; lastActive: number };

/** `propensity`: how likely this one was to be given the place; 1 by rank. */
export type Placed<T> = { one: T; propensity: number };

/** The best first; `draw` answers a number from 0 to 1, 1 left out. */
export const explore = <T>(ranked: readonly T[], draw: () => number): Placed<T>[] => {
  const left = [...ranked];
  const placed: Placed<T>[] = [];
  while (left.length > 0) {
    const byChance = Math.floor(draw() * EXPLORES_ONE_OF);
    for (let place = 0; place < EXPLORES_ONE_OF && left.length > 0; place++) {
      const among = place === byChance ? Math.min(PLAUSIBLE, left.length) : 1;
      const [one] = left.splice(among > 1 ? Math.floor(draw() * among) : 0, 1);
      placed.push({ one: one!, propensity: 1 / among });
    }
  }
  return placed;
};

/** Behind everybody else who waits. */
const skippedLast = <T>(ranked: readonly T[], isSkipped: (one: T) => boolean): T[] => [
  ...ranked.filter((one) => !isSkipped(one)),
  ...ranked.filter(isSkipped),
];

/** Those of the first who are one too many give their places to the next who were here of late, if there are any. */
const fewAway = <T>(ranked: readonly T[], isAway: (one: T) => boolean): T[] => {
  const first = ranked.slice(0, TODAYS_PICKS);
  const others = ranked.slice(TODAYS_PICKS);
  const tooMany = first.filter(isAway).slice(AWAY_MOST);
  const instead = others.filter((one) => !isAway(one)).slice(0, tooMany.length);
  const leaving = new Set(tooMany.slice(tooMany.length - instead.length));
  const coming = new Set(instead);
  return [
    ...first.filter((one) => !leaving.has(one)),
    ...instead,
    ...leaving,
    ...others.filter((one) => !coming.has(one)),
  ];
};

/**
 * Who was ranked, best first, in the order in which the queue shows them: `picked` and those who like the viewer stay where
 * they are.
 */
export const ordered = <T extends Standing>(
  ranked: readonly T[],
  { picked, skipped, nowS }: { picked: readonly string[]; skipped: ReadonlySet<string>; nowS: number },
): T[] => {
  const stays = ({ liked, memberId }: T) => liked || picked.includes(memberId);
  const inTurn = skippedLast(ranked, (one) => !stays(one) && skipped.has(one.memberId));
  return fewAway(inTurn, (one) => !stays(one) && one.lastActive < nowS - AWAY_S);
};

/**
 * The queue: today’s picks and those who like the viewer by rank alone, the others with a share of chance, where `draw` is
 * given; each place has the rank that it had before.
 */
export const placed = <T extends Standing>(
  inOrder: readonly T[],
  picked: readonly string[],
  draw?: () => number,
): Placed<T>[] => {
  const ranks = inOrder.map(({ rank }) => rank).sort((a, b) => b - a);
  const isFirst = ({ liked, memberId }: T) => liked || picked.includes(memberId);
  const rest = inOrder.filter((one) => !isFirst(one));
  const others = draw ? explore(rest, draw) : rest.map((one) => ({ one, propensity: 1 }));
  let next = 0;
  return inOrder
    .map((one) => (isFirst(one) ? { one, propensity: 1 } : others[next++]!))
    .map(({ one, propensity }, place) => ({ one: { ...one, rank: ranks[place]! }, propensity }));
};
