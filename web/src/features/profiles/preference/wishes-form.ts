// The preference page's values: from the wishes, and back into a change of them.
import { GENDERS, type Gender } from '@ijeuwa/contract/person';
import type { Wishes } from '@ijeuwa/contract/wishes';

/** What each part of the form is given. */
export type WishesPart = {
  now: Wishes;
  errorOf: (name: string) => string | undefined;
  set: (change: Partial<Wishes>) => void;
};

// Spec 9, "show-me", in its order.
const SHOWN: Record<string, readonly Gender[]> = {
  Everyone: GENDERS,
  Women: ['female'],
  Men: ['male'],
  'Non-binary': ['non-binary'],
};
export const SHOW_ME = Object.keys(SHOWN);

/** "Both genders" of sign-up, and any other mixture, reads as Everyone. */
export const showMeOf = ({ genders }: Wishes): string | undefined => {
  if (genders.length === 0) return undefined;
  const one = SHOW_ME.find(
    (name) => SHOWN[name]?.length === 1 && genders.length === 1 && SHOWN[name][0] === genders[0],
  );
  return one ?? 'Everyone';
};

export const gendersFor = (showMe: string): Gender[] => [...(SHOWN[showMe] ?? GENDERS)];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** The named parts that differ, or were chosen and chosen back. */
const differing = <T extends object>(before: T, now: T, chosen: (name: string) => boolean): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => chosen(name) || !isSame(value, before[name as keyof T])),
  ) as Partial<T>;

/** What a tap has changed, by the names under which `changeOf` asks. */
export const chosenWith = (before: Wishes, change: Partial<Wishes>): string[] => [
  ...Object.keys(differing(before, { ...before, ...change }, () => false)),
  ...Object.keys(
    differing(before.importance, { ...before.importance, ...change.importance }, () => false),
  ).map((wish) => `weight:${wish}`),
];

/**
 * What was changed alone is sent: what is shown coarsely is not flattened by saving, and nobody is taken to have said
 * what they only found there. `chosen`: touched, wherever it ended.
 */
export const changeOf = (before: Wishes, now: Wishes, chosen: ReadonlySet<string> = new Set()) => {
  const { importance, places, timeframe, ...rest } = differing(before, now, (name) => chosen.has(name));
  return {
    ...rest,
    ...(timeframe ? { timeframe } : {}),
    ...(places ? { placeIds: places.map((place) => place._id) } : {}),
    ...(importance
      ? { importance: differing(before.importance, now.importance, (wish) => chosen.has(`weight:${wish}`)) }
      : {}),
  };
};

/** What decides who fits: words and switches do not. */
export const previewOf = ({
  dealBreakers: _,
  notifications: __,
  goal: ___,
  places,
  timeframe,
  ...rest
}: Wishes) => ({
  ...rest,
  ...(timeframe ? { timeframe } : {}),
  placeIds: places.map((place) => place._id),
});

export const placeNeeded = ({
  placeKind,
  places,
}: Pick<Wishes, 'placeKind' | 'places'>): string | undefined =>
  placeKind === 'places' && places.length === 0 ? 'Please name at least one place.' : undefined;
