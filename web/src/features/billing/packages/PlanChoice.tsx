// The four plans of which one is selected, and the way to its payment.
import type { Package } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { formatDate } from '#ui/format.ts';
import { StickyActions } from '#ui/StickyActions.tsx';
import { usePackages, useSubscription } from '../billing.queries.ts';
import type { Choice } from '../checkout/checkout-address.ts';
import { PackageCards } from './PackageCards.tsx';
import { firstSelected, type Standing, standingOf } from './plans.rules.ts';
import { isPayable, type ShownCurrency } from './price.ts';

export function PlanChoice({ onChosen }: { onChosen: (choice: Choice) => void }) {
  const [chosen, select] = useState<string>();
  const [currency, setCurrency] = useState<ShownCurrency>('NGN');
  const [asked, setAsked] = useState(false);
  const packages = usePackages().data?.packages;
  const running = useSubscription().data;
  const selected = chosen ?? firstSelected(packages ?? [], running);
  const plan = packages?.find((one) => one.id === selected);
  const standing = plan && standingOf(packages ?? [], running, plan.id);
  const until = running?.endsAt ? formatDate(running.endsAt) : '';
  const lines: Partial<Record<Standing, string>> = {
    same: `Your package now, until ${until}`,
    less: 'Less than your package now',
  };
  const lineOf = (one: Package) => lines[standingOf(packages ?? [], running, one.id) ?? 'more'];
  const goOn = () => plan && onChosen({ packageId: plan.id, currency });
  return (
    <div className="flex flex-col gap-5">
      <PackageCards
        currency={currency}
        onCurrency={setCurrency}
        selectedId={selected}
        currentId={running?.trial ? undefined : running?.packageId}
        lineOf={lineOf}
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
      {packages && (
        <StickyActions>
          <Button
            disabled={!isPayable(currency) || !plan}
            onClick={() => (standing === 'same' || standing === 'less' ? setAsked(true) : goOn())}
          >
            Continue to Payment
          </Button>
        </StickyActions>
      )}
      {plan && running && (
        <ConfirmModal
          open={asked}
          title={standing === 'same' ? `${plan.name} again?` : `${plan.name} is less than ${running.label}`}
          confirmLabel="Go on to payment"
          onClose={() => setAsked(false)}
          onConfirm={goOn}
        >
          You have {running.label} until {until}. {plan.name} for {plan.period} would begin only when what you
          have paid for has ended. You lose no day.
        </ConfirmModal>
      )}
    </div>
  );
}
