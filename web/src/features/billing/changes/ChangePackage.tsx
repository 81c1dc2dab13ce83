// Another package in place of the one that runs: a larger one at once, by what is left; a smaller one from the next
// renewal on.
import type { Agreement } from '@ijeuwa/contract/agreements';
import type { Package, Subscription } from '@ijeuwa/contract/billing';
import { Card } from '#ui/Card.tsx';
import { usePackages, useSubscription, useUpgrades } from '../billing.queries.ts';
import { MoveUpLink } from './MoveUpLink.tsx';
import { RenewSmaller } from './RenewSmaller.tsx';
import { TakeBackSmaller } from './TakeBackSmaller.tsx';

/** None on trial, and none of what is not sold any more. */
const below = (packages: readonly Package[], { packageId, trial }: Subscription) => {
  const at = trial ? -1 : packages.findIndex(({ id }) => id === packageId);
  return at < 0 ? undefined : packages.slice(0, at);
};

export function ChangePackage({ agreement }: { agreement: Agreement | null }) {
  const packages = usePackages().data?.packages;
  const running = useSubscription().data;
  const upgrades = useUpgrades();
  const lesser = packages && running && below(packages, running);
  const renews = agreement?.state === 'running' && !agreement.graceUntil ? agreement : undefined;
  if (!lesser || agreement?.pausedUntil) return null;
  const smaller = renews ? lesser.filter(({ id }) => id !== renews.packageId) : [];
  if (upgrades.length === 0 && smaller.length === 0 && !renews?.insteadOf) return null;
  return (
    <Card as="section" aria-labelledby="change" className="flex flex-col gap-4">
      <h2 id="change" className="text-xl">
        Move to another package
      </h2>
      {renews?.insteadOf && <TakeBackSmaller agreement={renews} insteadOf={renews.insteadOf} />}
      {upgrades.length > 0 && (
        <div className="flex flex-col gap-2">
          <p>
            A larger package begins as soon as it is paid. What is left of {running.label} is counted by days
            and lowers its price.
          </p>
          <div className="flex flex-wrap gap-3">
            {upgrades.map((upgrade) => (
              <MoveUpLink key={upgrade.packageId} upgrade={upgrade} named />
            ))}
          </div>
        </div>
      )}
      {smaller.length > 0 && (
        <div className="flex flex-col gap-2">
          <p>A smaller one begins when what you have paid for ends. Until then you keep all of it.</p>
          <div className="flex flex-wrap gap-3">
            {smaller.map(({ id, name }) => (
              <RenewSmaller key={id} packageId={id} name={name} running={running.label} />
            ))}
          </div>
        </div>
      )}
    </Card>
  );
}
