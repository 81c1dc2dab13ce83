// The four plans of which one is selected, and the way to its payment.
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { StickyActions } from '#ui/StickyActions.tsx';
import { usePackages, useSubscription } from '../billing.queries.ts';
import type { Choice } from '../checkout/checkout-address.ts';
import { PackageCards } from './PackageCards.tsx';
import { isPayable, type ShownCurrency } from './price.ts';

// Spec 4: one selected plan, this one at first.
const FIRST_SELECTED = 'blossom';

export function PlanChoice({ onChosen }: { onChosen: (choice: Choice) => void }) {
  const [selected, select] = useState(FIRST_SELECTED);
  const [currency, setCurrency] = useState<ShownCurrency>('NGN');
  const ready = usePackages().data !== undefined;
  const running = useSubscription().data;
  return (
    <div className="flex flex-col gap-5">
      <PackageCards
        currency={currency}
        onCurrency={setCurrency}
        selectedId={selected}
        currentId={running?.trial ? undefined : running?.packageId}
        action={(one) => (
          <Button
            variant={one.id === selected ? 'primary' : 'secondary'}
            wide
            aria-pressed={one.id === selected}
            aria-label={`${one.id === selected ? 'Selected Plan' : 'Select Plan'}: ${one.name}`}
            onClick={() => select(one.id)}
          >
            {one.id === selected ? 'Selected Plan' : 'Select Plan'}
          </Button>
        )}
      />
      {ready && (
        <StickyActions>
          <Button disabled={!isPayable(currency)} onClick={() => onChosen({ packageId: selected, currency })}>
            Continue to Payment
          </Button>
        </StickyActions>
      )}
    </div>
  );
}
