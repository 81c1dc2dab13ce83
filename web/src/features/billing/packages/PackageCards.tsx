// The four packages with their currency, while they load, when they cannot, and when they are there.
import type { Package } from '@ijeuwa/contract/billing';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonCard } from '#ui/SkeletonCard.tsx';
import { usePackages } from '../billing.queries.ts';
import { CurrencySwitch } from './CurrencySwitch.tsx';
import { PackageCard } from './PackageCard.tsx';
import { isPayable, type ShownCurrency } from './price.ts';

const GRID = 'grid gap-4 *:min-w-0 sm:grid-cols-2 xl:grid-cols-4';

type PackageCardsProps = {
  currency: ShownCurrency;
  onCurrency: (currency: ShownCurrency) => void;
  selectedId?: string;
  currentId?: string | null;
  /** What is said of a package beside the one that runs. */
  lineOf?: (one: Package) => string | undefined;
  action: (one: Package) => ReactNode;
};

export function PackageCards(props: PackageCardsProps) {
  const { currency, onCurrency, selectedId, currentId, lineOf, action } = props;
  const { data, error, isFetching, refetch } = usePackages();
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={GRID}>
        {['first', 'second', 'third', 'fourth'].map((one) => (
          <SkeletonCard key={one} shape="square" label="Loading packages..." />
        ))}
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <CurrencySwitch value={currency} onChange={onCurrency} />
      {!isPayable(currency) && (
        <Notice tone="warning">Euro cannot be paid yet. Please choose naira or dollar to pay.</Notice>
      )}
      <ul className={GRID}>
        {data.packages.map((one) => (
          <PackageCard
            key={one.id}
            one={one}
            currency={currency}
            selected={one.id === selectedId}
            current={one.id === currentId}
            line={lineOf?.(one)}
            action={action(one)}
          />
        ))}
      </ul>
    </div>
  );
}
