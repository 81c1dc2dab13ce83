// What each allowance is called where packages are compared, and how packages stand beside each other in it.
import type { ComparedLine } from '@ijeuwa/contract/billing';
import { type Allowances, allowedBy, type What } from './features.rules.ts';

type Promise<W extends What> = { title: string; say?: (value: Allowances[W]) => string };

const hours = (value: number): string => `${value} hours`;
const counted = (value: number): string => (Number.isFinite(value) ? String(value) : 'No limit');

/** In the order in which they are read; whoever allows something new says here what it is called. */
const PROMISES: { [W in What]: Promise<W> } = {
  like: { title: 'Meet and like people in your country' },
  acrossBorders: { title: 'And in other countries' },
  allReasons: { title: 'Every reason why you may fit' },
  reviewWithinHours: { title: 'Profile and photos checked within', say: hours },
  supportWithinHours: { title: 'Support answers within', say: hours },
  supportWithinStaffedHours: { title: 'In support hours, within', say: hours },
  supportAhead: { title: 'Ahead in the support queue' },
  supportOnCall: { title: 'Support at any hour' },
  sessionsByVideo: { title: 'Sessions by video' },
  sessionCreditsAMonth: { title: 'Private sessions a month, 30 minutes each', say: counted },
  introductionsAMonth: { title: 'Introductions a month by a matchmaker', say: counted },
  introducedToPrivate: { title: 'Introductions to members who are Private' },
  introducedEverywhere: { title: 'Introductions in every country' },
  ownMatchmaker: { title: 'A matchmaker of your own' },
  writtenStrategy: { title: 'A written plan of your search' },
  invitedToEvents: { title: 'Invitations to events' },
};

const YES = 'Yes';

const lineOf = <W extends What>(
  what: W,
  packages: readonly { id: string; allowed: Partial<Allowances> }[],
): ComparedLine => {
  const { title, say } = PROMISES[what];
  const values: ComparedLine['values'] = {};
  for (const { id, allowed } of packages) {
    const value = allowed[what];
    values[id] = value === undefined ? null : say ? say(value as Allowances[W]) : YES;
  }
  return { title, values };
};

/** Line by line what each package allows; a line that none of them has does not stand there. */
export const compare = (packages: readonly { id: string; features: readonly string[] }[]): ComparedLine[] => {
  const all = packages.map(({ id, features }) => ({ id, allowed: allowedBy(features) }));
  return (Object.keys(PROMISES) as What[])
    .map((what) => lineOf(what, all))
    .filter(({ values }) => Object.values(values).some((value) => value !== null));
};
