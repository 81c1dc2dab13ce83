// How each package stands to the one that runs, and which is selected before the member has chosen.
import type { Package, Subscription } from '@ijeuwa/contract/billing';

export type Standing = 'same' | 'less' | 'more';

// Spec 4: one selected plan, this one at first.
const FIRST_SELECTED = 'blossom';

const rankOf = (packages: readonly Package[], id: string | null): number =>
  packages.findIndex((one) => one.id === id);

/** Undefined where no paid package runs. The packages come in the order of what they hold. */
export const standingOf = (
  packages: readonly Package[],
  running: Subscription | undefined,
  id: string,
): Standing | undefined => {
  if (!running?.packageId || running.trial) return undefined;
  const above = rankOf(packages, id) - rankOf(packages, running.packageId);
  if (above === 0) return 'same';
  return above < 0 ? 'less' : 'more';
};

/** What was chosen on an open page, where it is no less than what runs; the next better one where a package runs; none above the best, and none before it is known what runs. */
export const firstSelected = (
  packages: readonly Package[],
  running: Subscription | undefined,
  wanted?: string,
): string | undefined => {
  if (!running) return undefined;
  if (wanted && rankOf(packages, wanted) >= 0 && standingOf(packages, running, wanted) !== 'less')
    return wanted;
  if (!running.packageId || running.trial) return FIRST_SELECTED;
  return packages[rankOf(packages, running.packageId) + 1]?.id;
};
