// One package: its price, how long it runs, and what it holds.
import type { Package } from '@ijeuwa/contract/billing';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
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

/** Its parts lie on the lines of the grid around it, so that what belongs together stands at one height. */
export function PackageCard(props: PackageCardProps) {
  const { one, currency, selected = false, current = false, line, action } = props;
  const recommended = one.recommended && !current;
  return (
    <Card
      as="li"
      padded={false}
      aria-label={one.name}
      className={classes(
        'row-span-6 grid grid-rows-subgrid gap-y-0 overflow-hidden transition-colors',
        recommended && 'border-gold ring-1 ring-gold',
        selected && 'border-wine ring-1 ring-wine',
      )}
    >
      <div>
        <div aria-hidden="true" className={classes('h-1.5', selected ? 'aso-oke' : 'bg-line')} />
        {recommended && (
          <Strip className="bg-gold-soft text-gold-ink">
            <Star aria-hidden="true" className="size-4 fill-current" />
            Recommended
          </Strip>
        )}
        {current && <Strip className="bg-leaf-soft text-leaf">Your package</Strip>}
      </div>
      <h2 className={classes(INSET, 'min-w-0 pt-3 text-xl sm:pt-4')}>{one.name}</h2>
      <div className={classes(INSET, 'pt-1')}>
        <p>
          <span className="font-serif text-[min(1.875rem,13vw)] leading-tight font-semibold sm:block sm:leading-normal">
            {priceOf(one, currency)}
          </span>{' '}
          <span className="text-ink-2">for {one.period}</span>
        </p>
        <p className="text-sm text-ink-2">{equivalentsOf(one, currency)}</p>
      </div>
      <ul className={classes(INSET, 'marks-diamond flex flex-col gap-1 pt-3 sm:gap-1.5 sm:pt-4')}>
        {one.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className={classes(INSET, 'text-sm font-medium text-ink-2', line && 'pt-3 sm:pt-4')}>{line}</p>
      <div className={classes(INSET, 'flex flex-col justify-end pt-4 pb-[min(1.25rem,5vw)]')}>{action}</div>
    </Card>
  );
}

const INSET = 'px-[min(1.25rem,5vw)]';

function Strip({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p className={classes('flex items-center justify-center gap-1.5 py-1 text-sm font-semibold', className)}>
      {children}
    </p>
  );
}
