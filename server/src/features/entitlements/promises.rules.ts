// What each allowance is called where packages are compared, and how packages stand beside each other in it.
import type { ComparedLine } from '@ijeuwa/contract/billing';
import { type Allowances, allowedBy, type EVERYBODYS, PAID_AT_ONCE, type What } from './features.rules.ts';

/** Packages are compared by no right that everybody has: a session is held by picture by whoever has one. */
type Everybodys = {
  [W in keyof typeof EVERYBODYS]: Allowances[W] extends true ? W : never;
}[keyof typeof EVERYBODYS];
type Promised = Exclude<What, Everybodys>;
/** `said`: what is allowed, whole, where it stands without the title. */
type Promise<W extends What> = {
  title: string;
  say?: (value: Allowances[W]) => string;
  said?: (value: Allowances[W]) => string;
};

const hours = (value: number): string => `${value} hours`;
const counted = (value: number): string => (Number.isFinite(value) ? String(value) : 'No limit');
/** As they are counted where sessions are booked. */
const IN_MONTH = 'in each calendar month, for a time in that month';
const sessions = (value: number): string => {
  if (value === 1) return `One private session of 30 minutes ${IN_MONTH}`;
  if (Number.isFinite(value)) return `${value} private sessions of 30 minutes ${IN_MONTH}`;
  return 'As many private sessions of 30 minutes as you like';
};
const introductions = (value: number): string =>
  value === 1 ? 'One introduction a month by a matchmaker' : `${value} introductions a month by a matchmaker`;

/** In the order in which they are read; whoever allows something new says here what it is called. */
const PROMISES: { [W in Promised]: Promise<W> } = {
  like: { title: 'Meet and like people in your country', said: () => 'People in your country' },
  acrossBorders: {
    title: 'Meet and like people in other countries',
    said: () => 'People in other countries',
  },
  allReasons: {
    title: 'Every reason why somebody may fit',
    said: () => 'Every reason why somebody may fit, on their page',
  },
  reviewWithinHours: {
    // Each package is as the terms have it: paid by card it may be sooner than it lists.
    title: `Profile and photos checked within (paid by card or PayPal: ${hours(PAID_AT_ONCE.reviewWithinHours)})`,
    say: hours,
    said: (value) => `Profile and photos checked within ${hours(value)}, however it is paid`,
  },
  supportWithinHours: {
    title: 'Support answers within',
    say: hours,
    said: (value) => `Answers of our support within ${hours(value)}`,
  },
  supportWithinStaffedHours: {
    title: 'In support hours, answers within',
    say: hours,
    said: (value) => `In support hours an answer within ${hours(value)}`,
  },
  supportAhead: {
    title: 'Ahead in the support queue',
    said: () => 'A place ahead in the support queue',
  },
  supportOnCall: { title: 'Support at any hour' },
  sessionCreditsAMonth: {
    title: 'Private sessions of 30 minutes in a calendar month',
    say: counted,
    said: sessions,
  },
  introductionsAMonth: {
    title: 'Introductions a month by a matchmaker',
    say: counted,
    said: introductions,
  },
  introducedToPrivate: { title: 'Introductions to members whose profile is Private' },
  introducedEverywhere: { title: 'Introductions in every country' },
  ownMatchmaker: { title: 'A matchmaker of your own' },
  writtenStrategy: { title: 'A written plan of your search' },
  invitedToEvents: { title: 'Invitations to events' },
};

const YES = 'Yes';

const lineOf = <W extends Promised>(
  what: W,
  packages: readonly { id: string; allowed: Partial<Allowances> }[],
): ComparedLine => {
  const { title, say, said } = PROMISES[what];
  const line: ComparedLine = { title, values: {}, phrases: {} };
  for (const { id, allowed } of packages) {
    const value = allowed[what] as Allowances[W] | undefined;
    line.values[id] = value === undefined ? null : say ? say(value) : YES;
    line.phrases[id] = value === undefined ? null : said ? said(value) : title;
  }
  return line;
};

/** Line by line what each package allows; a line that none of them has does not stand there. */
export const compare = (packages: readonly { id: string; features: readonly string[] }[]): ComparedLine[] => {
  const all = packages.map(({ id, features }) => ({ id, allowed: allowedBy(features) }));
  return (Object.keys(PROMISES) as Promised[])
    .map((what) => lineOf(what, all))
    .filter(({ values }) => Object.values(values).some((value) => value !== null));
};
