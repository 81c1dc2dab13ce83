// What the selected package would change for a member whose package runs: what comes, what goes, and when.
import type { Package } from '@ijeuwa/contract/billing';
import { Card } from '#ui/Card.tsx';
import { formatMoney } from '#ui/format.ts';
import { usePackages, useSubscription, useUpgrades } from '../billing.queries.ts';
import { changeBetween } from './changes.rules.ts';
import { standingOf } from './plans.rules.ts';
import { whenOf } from './when-words.ts';

export function WhatChanges({ to }: { to: Package }) {
  const { data } = usePackages();
  const running = useSubscription().data;
  const upgrades = useUpgrades();
  const standing = data && standingOf(data.packages, running, to.id);
  if (!data || !running?.packageId || !standing) return null;
  const when = whenOf(running, to, standing, Date.now());
  if (standing === 'same')
    return (
      <Card as="section" tone="quiet" aria-labelledby="what-changes" className="flex flex-col gap-3">
        <h2 id="what-changes" className="text-xl">
          {to.name} again
        </h2>
        <p>{when}</p>
      </Card>
    );
  const larger = standing === 'more';
  const upgrade = upgrades.find(({ packageId }) => packageId === to.id);
  const { gains, losses } = changeBetween(data.comparison, { from: running.packageId, to: to.id, larger });
  return (
    <Card as="section" tone="quiet" aria-labelledby="what-changes" className="flex flex-col gap-3">
      <h2 id="what-changes" className="text-xl">
        From {running.label} to {to.name}
      </h2>
      {upgrade && (
        <p>
          <strong>
            Pay {formatMoney(upgrade.total)} instead of {formatMoney(upgrade.price)}:
          </strong>{' '}
          what is left of {running.label} counts {formatMoney(upgrade.credit)} towards it, and nothing of it
          follows.
        </p>
      )}
      <p>
        {upgrade && <strong>Or pay the whole price. </strong>}
        {when}
      </p>
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <Lines title="You gain" lines={gains} />
        <Lines title="You lose" lines={losses} />
      </div>
    </Card>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <ul className="marks-diamond mt-1 flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
