// One package: its price, how long it runs, and what it holds.
import type { Package } from '@ijeuwa/contract/billing';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { equivalentsOf, priceOf, type ShownCurrency } from './price.ts';

type PackageCardProps = {
  one: Package;
  currency: ShownCurrency;
  selected?: boolean;
  current?: boolean;
  line?: string;
  action: ReactNode;
};

export function PackageCard(props: PackageCardProps) {
  const { one, currency, selected = false, current = false, line, action } = props;
  return (
    <Card
      as="li"
      padded={false}
      aria-label={one.name}
      className={classes(
        'flex flex-col overflow-hidden transition-colors',
        selected && 'border-wine ring-1 ring-wine',
      )}
    >
      <div aria-hidden="true" className={classes('h-1.5', selected ? 'aso-oke' : 'bg-line')} />
      <div className="flex flex-1 flex-col gap-4 p-[min(1.25rem,5vw)]">
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="min-w-0 text-xl">{one.name}</h2>
            {current && <Badge tone="leaf">Your package</Badge>}
            {!current && one.recommended && <Badge tone="gold">Recommended</Badge>}
          </div>
          <p>
            <span className="block font-serif text-[min(1.875rem,13vw)] font-semibold">
              {priceOf(one, currency)}
            </span>{' '}
            <span className="text-ink-2">for {one.period}</span>
          </p>
          <p className="text-sm text-ink-2">{equivalentsOf(one, currency)}</p>
        </div>
        <ul className="marks-diamond flex flex-1 flex-col gap-1.5">
          {one.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {line && <p className="text-sm font-medium text-ink-2">{line}</p>}
        {action}
      </div>
    </Card>
  );
}
