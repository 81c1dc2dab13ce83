// The four packages with their currency and how each stands to the one that runs; while they load, and when they cannot.
import type { Package } from '@ijeuwa/contract/billing';
import type { ReactNode } from 'react';
import { CurrencySwitch } from '#ui/CurrencySwitch.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate } from '#ui/format.ts';
import { usePackages, useSubscription, useUpgrades } from '../billing.queries.ts';
import { PackageCard } from './PackageCard.tsx';
import { PackageComparison } from './PackageComparison.tsx';
import { PACKAGES_GRID, PackagesSkeleton } from './PackagesSkeleton.tsx';
import { type Standing, standingOf } from './plans.rules.ts';
import { payableIn, type ShownCurrency } from './price.ts';

type PackageCardsProps = {
  currency: ShownCurrency;
  onCurrency: (currency: ShownCurrency) => void;
  selectedId?: string;
  action: (one: Package) => ReactNode;
  /** Between the cards and the comparison. */
  children?: ReactNode;
};

export function PackageCards(props: PackageCardsProps) {
  const { currency, onCurrency, selectedId, action, children } = props;
  const { data, error, isFetching, refetch } = usePackages();
  const running = useSubscription().data;
  const upgrades = useUpgrades();
  if (!data && error)
    return (
      <ErrorState
        title="The packages did not load"
        message={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <PackagesSkeleton />;
  const standing = (one: Package) => standingOf(data.packages, running, one.id);
  const until = running?.endsAt ? `, until ${formatDate(running.endsAt)}` : '';
  const lines: Partial<Record<Standing, string>> = {
    same: `Your package now${until}`,
    less: 'Less than your package now',
  };
  const lineOf = (one: Package): string | undefined =>
    running && upgrades.some(({ packageId }) => packageId === one.id)
      ? `Move up, and what is left of ${running.label} counts`
      : lines[standing(one) ?? 'more'];
  return (
    <div className="flex flex-col gap-4">
      <CurrencySwitch currencies={payableIn(data.ways)} value={currency} onChange={onCurrency} />
      <ul className={PACKAGES_GRID}>
        {data.packages.map((one) => (
          <PackageCard
            key={one.id}
            one={one}
            currency={currency}
            selected={one.id === selectedId}
            current={standing(one) === 'same'}
            line={lineOf(one)}
            action={action(one)}
          />
        ))}
      </ul>
      {children}
      <PackageComparison
        packages={data.packages}
        lines={data.comparison}
        currentId={running?.trial ? null : (running?.packageId ?? null)}
      />
    </div>
  );
}
