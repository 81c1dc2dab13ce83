// The one table: what each feature that a package lists allows, and which of two promises about one thing is the better.

export type Allowances = {
  /** Being shown to, and liking, people of the same country. */
  like: true;
  /** The same across borders, towards people who may cross them too. */
  acrossBorders: true;
  /** All reasons at once, and what each wish costs by itself. */
  allReasons: true;
  /** Profile and photos are reviewed within so many hours. */
  reviewWithinHours: number;
  /** Support answers within so many hours, and within so many hours in which somebody is there. */
  supportWithinHours: number;
  supportWithinStaffedHours: number;
  supportAhead: true;
  supportOnCall: true;
  /** Sessions in the session room, by picture, sound or text; where it cannot be used they are by telephone. */
  sessionsByVideo: true;
  /** Of thirty minutes each; infinite: they are not counted. */
  sessionCreditsAMonth: number;
  introductionsAMonth: number;
  /** A matchmaker may introduce them to members who are Private and accept introductions; or in every country. */
  introducedToPrivate: true;
  introducedEverywhere: true;
  /** A case with one owner, named; and the owner's written plan in it. */
  ownMatchmaker: true;
  writtenStrategy: true;
  invitedToEvents: true;
};
export type What = keyof Allowances;
/** What one has or has not, without a figure; what everybody has is no question. */
export type Right = Exclude<
  { [W in What]: Allowances[W] extends true ? W : never }[What],
  keyof typeof EVERYBODYS
>;
type Allowed = Partial<Allowances>;

const FEWER_IS_BETTER: ReadonlySet<string> = new Set<What>([
  'reviewWithinHours',
  'supportWithinHours',
  'supportWithinStaffedHours',
]);

/** Whether the first promise keeps the second too. */
export const isAsGood = <W extends What>(what: W, one: Allowances[W], other: Allowances[W]): boolean =>
  FEWER_IS_BETTER.has(what) ? Number(one) <= Number(other) : Number(one) >= Number(other);

const put = <W extends What>(into: Allowed, what: W, is: Allowances[W]): void => {
  const before = into[what];
  if (before === undefined || isAsGood(what, is, before)) into[what] = is;
};

/** All that several features allow, of each the best. */
const join = (parts: readonly Allowed[]): Allowed => {
  const joined: Allowed = {};
  for (const part of parts) for (const what of Object.keys(part) as What[]) put(joined, what, part[what]!);
  return joined;
};

const BLOSSOM: Record<string, Allowed> = {
  'Matchmaking within your country': { like: true },
  'Live sessions': { sessionsByVideo: true },
  'Basic verification': { reviewWithinHours: 24 },
  'Standard support': { supportWithinHours: 24 },
};
const HARMONY: Record<string, Allowed> = {
  'Everything in Blossom': join(Object.values(BLOSSOM)),
  'Matching outside your country': { acrossBorders: true },
  'Priority verification': { reviewWithinHours: 3 },
  'Premium support': { supportAhead: true, supportWithinStaffedHours: 8 },
  'Advanced matching algorithms': { allReasons: true },
};
const FOREVER: Record<string, Allowed> = {
  'Everything in Harmony': join(Object.values(HARMONY)),
  'Personal matches': { introductionsAMonth: 1 },
  'Private sessions': { sessionCreditsAMonth: 1 },
  'High-profile members': { introducedToPrivate: true },
  'VIP support with events': { supportWithinStaffedHours: 4, invitedToEvents: true },
};
const PERSONALIZED: Record<string, Allowed> = {
  // Its list names nothing of the packages below it; nobody pays more to be allowed less.
  'A dedicated matchmaker': { ...join(Object.values(FOREVER)), ownMatchmaker: true },
  'A custom matchmaking strategy': { writtenStrategy: true },
  'Unlimited private sessions': { sessionCreditsAMonth: Number.POSITIVE_INFINITY },
  'Access to our global elite network': { introducedToPrivate: true, introducedEverywhere: true },
  '24/7 VIP support': { supportOnCall: true },
  'Event invitations': { invitedToEvents: true },
};

/** By the words with which a package lists it. Words of a package that was sold once stay, whatever is sold today. */
const FEATURES: Record<string, Allowed> = { ...BLOSSOM, ...HARMONY, ...FOREVER, ...PERSONALIZED };
const KNOWN: ReadonlySet<string> = new Set(Object.keys(FEATURES));

/** Spec 9: whoever paid by card, or in another way that is here at once, is reviewed within 3 hours. */
export const PAID_AT_ONCE = { reviewWithinHours: 3 } as const satisfies Allowed;

/**
 * What nobody has to pay for, though Blossom lists it: the hours by spec 9, and video, since whoever paid for a session
 * by itself, or with a plan, has it too (docs/decisions/093, 122). Packages are compared by what is better than this.
 */
export const EVERYBODYS = {
  reviewWithinHours: 24,
  supportWithinHours: 24,
  sessionsByVideo: true,
} as const satisfies Allowed;

export const listFeatures = (): string[] => [...KNOWN];
export const listUnknown = (features: readonly string[]): string[] =>
  features.filter((feature) => !KNOWN.has(feature));

export const allowedBy = (features: readonly string[], paidAtOnce = false): Allowed =>
  join([
    ...features.filter((one) => KNOWN.has(one)).map((one) => FEATURES[one]!),
    ...(paidAtOnce ? [PAID_AT_ONCE] : []),
  ]);

/** The features of which one is enough. */
export const featuresThatAllow = (what: Right): string[] =>
  listFeatures().filter((feature) => FEATURES[feature]![what] !== undefined);
