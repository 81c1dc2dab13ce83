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

/** What was chosen on an open page, where it is no less than what runs. Whoever has a package, or paused it, chooses for themselves; so does everybody before it is known. */
export const firstSelected = (
  packages: readonly Package[],
  running: Subscription | undefined,
  wanted?: string,
): string | undefined => {
  if (!running) return undefined;
  if (wanted && rankOf(packages, wanted) >= 0 && standingOf(packages, running, wanted) !== 'less')
    return wanted;
  const has = (running.packageId && !running.trial) || running.pausedUntil;
  return has ? undefined : FIRST_SELECTED;
};
