// What a run of a market is worth, in figures.
import { groupsOf } from './groups.ts';
import { DAYS, isMan, type State, WEEK } from './market.ts';
import type { Truth } from './truth.ts';

const EACH_WEEK = 15;
const mean = (of: readonly number[]): number =>
  of.length === 0 ? 0 : of.reduce((sum, one) => sum + one, 0) / of.length;

export const gini = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const sum = sorted.reduce((all, one) => all + one, 0);
  if (sum === 0) return 0;
  const weighed = sorted.reduce((all, one, at) => all + one * (at + 1), 0);
  return (2 * weighed) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
};

/** Below it a share says nothing. */
const GROUP_MIN = 40;

export const measure = (truth: Truth, state: State) => {
  const { people } = truth;
  const counted = (days: number) => (i: number) => people.fake[i] === 0 && people.joins[i]! <= DAYS - days;
  const all = Array.from({ length: people.count }, (_, i) => i);
  /** Who was there for a week at least, as far as they did not leave. */
  const everyone = all.filter(counted(WEEK));
  const share = (of: readonly number[], holds: (i: number) => boolean): number =>
    of.length === 0 ? 0 : of.filter(holds).length / of.length;
  const daysTo = (i: number) => (state.firstMatch[i]! < 0 ? DAYS : state.firstMatch[i]! - people.joins[i]!);
  const matchedBy = (day: number) => (i: number) => daysTo(i) < day;
  const impressions = state.who.length;
  const days = everyone
    .map((i) => (state.firstMatch[i]! < 0 ? DAYS + 1 : daysTo(i) + 1))
    .toSorted((a, b) => a - b);
  const quantile = (at: number) => days[Math.floor(days.length * at)]!;
  const women = everyone.filter((i) => !isMan(truth, i));
  const men = everyone.filter((i) => isMan(truth, i));
  const groups = new Map<string, number[]>();
  for (const i of everyone)
    for (const group of groupsOf(people, i)) groups.set(group, [...(groups.get(group) ?? []), i]);
  const byWeek = share(everyone, matchedBy(WEEK));
  const inGroups = [...groups]
    .filter(([, members]) => members.length >= GROUP_MIN)
    .map(([group, members]) => ({ group, share: share(members, matchedBy(WEEK)) / (byWeek || 1) }));
  const worst = inGroups.toSorted((a, b) => a.share - b.share)[0]!;
  const exposedOf = (of: readonly number[]) => gini(of.map((i) => state.exposed[i]!));
  const shownFrom = (i: number, day: number, days: number): number => {
    let shown = 0;
    for (let at = day; at < day + days; at++) shown += state.daily.exposed[i * DAYS + at]!;
    return shown;
  };
  const newcomers = all.filter((i) => people.joins[i]! > 0 && counted(2)(i));
  const there = everyone.filter((i) => state.away[i] === 0 && state.lastVisit[i]! >= DAYS - WEEK);
  let likesGiven = 0;
  for (const [n, i] of state.who.entries())
    if (people.fake[i] === 0 && people.fake[truth.fitting[i]![state.place[n]!]!] === 0)
      likesGiven += state.liked[n]!;
  const effective = state.matches.reduce(
    (sum, { a, b }) => sum + 1 / Math.max(1, state.open[a]!) / Math.max(1, state.open[b]!),
    0,
  );
  return {
    perHundred: (100 * state.matches.length) / impressions,
    effectivePerHundred: (100 * effective) / impressions,
    /** Of all likes, those that came to a match: each match holds two. */
    replyRate: (2 * state.matches.length) / (likesGiven || 1),
    /** Of the likes that the other looked at, those that they liked back. */
    likedBack: state.matches.length / (state.answeredLikes || 1),
    byDay7: byWeek,
    byDay14: share(all.filter(counted(DAYS)), matchedBy(DAYS)),
    newByDay7: share(
      everyone.filter((i) => people.joins[i]! > 0),
      matchedBy(WEEK),
    ),
    newShown: mean(newcomers.map((i) => shownFrom(i, people.joins[i]!, 2))),
    shownWeekly: share(there, (i) => shownFrom(i, DAYS - WEEK, WEEK) >= EACH_WEEK),
    menByDay7: share(men, matchedBy(WEEK)),
    womenByDay7: share(women, matchedBy(WEEK)),
    medianDays: quantile(0.5),
    p90Days: quantile(0.9),
    giniWomen: exposedOf(women),
    giniMen: exposedOf(men),
    /** Gone for good, of all who came. */
    left: share(
      all.filter((i) => people.fake[i] === 0 && state.visits[i]! > 0),
      (i) => state.away[i] === 1,
    ),
    unseen: share(everyone, (i) => state.exposed[i] === 0),
    worstGroup: worst.share,
    violations: state.violations,
    microsecondsPerCard: (1000 * state.cpuMs) / impressions,
  };
};
export type Figures = ReturnType<typeof measure>;
export type Figure = keyof Figures;
