// What the selected package would change for a member whose package runs: what comes, what goes, and when.
import type { Package, Subscription } from '@ijeuwa/contract/billing';
import { Card } from '#ui/Card.tsx';
import { formatDate } from '#ui/format.ts';
import { usePackages, useSubscription } from '../billing.queries.ts';
import { changeBetween } from './changes.rules.ts';
import { standingOf } from './plans.rules.ts';

export function WhatChanges({ to }: { to: Package }) {
  const { data } = usePackages();
  const running = useSubscription().data;
  const standing = data && standingOf(data.packages, running, to.id);
  if (!data || !running?.packageId || !standing || standing === 'same') return null;
  const larger = standing === 'more';
  const { gains, losses } = changeBetween(data.comparison, { from: running.packageId, to: to.id, larger });
  return (
    <Card as="section" tone="quiet" aria-labelledby="what-changes" className="flex flex-col gap-3">
      <h2 id="what-changes" className="text-xl">
        From {running.label} to {to.name}
      </h2>
      <p>{whenOf(running, to, larger)}</p>
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <Lines title="You gain" lines={gains} />
        <Lines title="You lose" lines={losses} />
      </div>
    </Card>
  );
}

function whenOf(running: Subscription, to: Package, larger: boolean): string {
  if (larger)
    return `It begins as soon as it is paid, for ${to.period}. What is left of ${running.label} follows after it.`;
  const from = running.endsAt ? `on ${formatDate(running.endsAt)}` : 'when what you have paid for has ended';
  return `It begins ${from}, for ${to.period}. Until then all stays as it is.`;
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
