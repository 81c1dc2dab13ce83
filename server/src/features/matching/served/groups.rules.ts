// How each group of members was served, beside everybody: the worst first, and none so small that it would tell of single people.
import { GENDERS, RELIGIONS } from '@ijeuwa/contract/person';
import { GROUP_MIN, type GroupedBy, type Served, type ServedGroup } from '@ijeuwa/contract/served';
import { HAS_CHILDREN, NO_CHILDREN, nameIn } from '../card-facts.rules.ts';

export type Counted = {
  members: number;
  shown: number;
  likes: number;
  matches: number;
  matched: number;
  replied: number;
};
/** `key`: the bit of what they are, the lower end of the ages, or the name of the town. */
export type CountedGroup = Counted & { by: GroupedBy; key: string };

/** So many towns, the largest. */
const TOWNS_MAX = 30;
export const AGE_BANDS = [18, 25, 30, 35, 40, 50] as const;
const NOT_SAID = 'Not said';

const ageBand = (from: number): string => {
  const next = AGE_BANDS.find((one) => one > from);
  return next ? `${from} to ${next - 1}` : `${from} and older`;
};
const FAITHS: Record<(typeof RELIGIONS)[number], string> = {
  christianity: 'Christian',
  islam: 'Muslim',
  hinduism: 'Hindu',
  buddhism: 'Buddhist',
  judaism: 'Jewish',
  traditional: 'Traditional faith',
  spiritual: 'Spiritual',
  none: 'No faith',
  other: 'Another faith',
};
const SEXES: Record<(typeof GENDERS)[number], string> = {
  female: 'Women',
  male: 'Men',
  'non-binary': 'Non-binary',
  other: 'Other',
};
const CHILDREN: Record<number, string> = { [NO_CHILDREN]: 'No children', [HAS_CHILDREN]: 'With children' };
const NAMES: Record<GroupedBy, (key: string) => string | undefined> = {
  religion: (key) => FAITHS[nameIn(RELIGIONS, Number(key))!],
  gender: (key) => SEXES[nameIn(GENDERS, Number(key))!],
  children: (key) => CHILDREN[Number(key)],
  age: (key) => ageBand(Number(key)),
  city: (key) => key,
};

const shareOf = (some: number, all: number): number | null => (all === 0 ? null : some / all);
export const servedOf = ({ matched, replied, ...counts }: Counted): Served => ({
  ...counts,
  matchesPer100: counts.shown === 0 ? null : (100 * counts.matches) / counts.shown,
  matched: shareOf(matched, counts.members),
  replied: shareOf(replied, counts.matches),
});

/**
 * Those of one kind that may be shown. Were those left out fewer than twenty together, the rest taken from everybody would
 * tell of them: then the smallest that remains is left out too.
 */
const showable = (groups: readonly CountedGroup[]): CountedGroup[] => {
  const largestFirst = groups.toSorted((one, other) => other.members - one.members);
  const kept = largestFirst.filter(({ members }) => members >= GROUP_MIN);
  const leftOut = largestFirst.slice(kept.length).reduce((all, { members }) => all + members, 0);
  return leftOut > 0 && leftOut < GROUP_MIN ? kept.slice(0, -1) : kept;
};

export const groupsOf = (everybody: Counted, counted: readonly CountedGroup[]): ServedGroup[] => {
  if (everybody.members < GROUP_MIN) return [];
  const mean = everybody.matched / everybody.members;
  return [...Map.groupBy(counted, ({ by }) => by).values()]
    .flatMap((groups) => showable(groups).slice(0, TOWNS_MAX))
    .map(({ by, key, ...counts }) => ({
      by,
      name: NAMES[by](key) ?? NOT_SAID,
      ...servedOf(counts),
      relative: mean === 0 ? null : counts.matched / counts.members / mean,
    }))
    .sort((one, other) => (one.relative ?? Infinity) - (other.relative ?? Infinity));
};
