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

/** What changed alone is sent, so that a choice which this page shows coarsely is not flattened by saving. */
export const changeOf = (before: Wishes, now: Wishes) => {
  const { places, timeframe, ...rest } = now;
  const change: Record<string, unknown> = {
    ...rest,
    ...(timeframe ? { timeframe } : {}),
    placeIds: places.map((place) => place._id),
  };
  if (String(before.genders) === String(now.genders)) delete change.genders;
  return change;
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
