// The four plans of which one is selected, and the way to its payment.
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { StickyActions } from '#ui/StickyActions.tsx';
import { usePackages, useSubscription, useUpgrades } from '../billing.queries.ts';
import { MoveUpLink } from '../changes/MoveUpLink.tsx';
import type { Choice } from '../checkout/checkout-address.ts';
import { useOnItsWay } from '../orders/useOnItsWay.ts';
import { PackageCards } from './PackageCards.tsx';
import { firstSelected } from './plans.rules.ts';
import type { ShownCurrency } from './price.ts';
import { usePackageQuestion } from './usePackageQuestion.tsx';
import { WhatChanges } from './WhatChanges.tsx';
import { useWantedPlan } from './wanted-plan.ts';

type PlanChoiceProps = {
  onChosen: (choice: Choice) => void;
  /** Something has just been paid, or sent: nothing more is suggested. */
  justPaid?: boolean;
};

export function PlanChoice({ onChosen, justPaid = false }: PlanChoiceProps) {
  const [chosen, select] = useState<string>();
  const [currency, setCurrency] = useState<ShownCurrency>('NGN');
  const packages = usePackages().data?.packages;
  const running = useSubscription().data;
  const wanted = useWantedPlan();
  const { choose, question } = usePackageQuestion(({ id }) => onChosen({ packageId: id, currency }));
  const onItsWay = useOnItsWay();
  const isQuiet = justPaid || onItsWay === true;
  const first =
    isQuiet || onItsWay === undefined ? undefined : firstSelected(packages ?? [], running, wanted);
  const selected = chosen ?? first;
  const plan = packages?.find((one) => one.id === selected);
  const upgrades = useUpgrades();
  const upgradeTo = (id: string) => {
    const upgrade = upgrades.find(({ packageId }) => packageId === id);
    return upgrade && <MoveUpLink upgrade={upgrade} wide />;
  };
  // Of the page itself: inside a box that begins low on a phone the actions could not rise above the bar.
  return (
    <>
      <PackageCards
        currency={currency}
        onCurrency={setCurrency}
        selectedId={selected}
        action={(one) => (
          <div className="flex flex-col gap-2">
            <Button
              variant={one.id === selected ? 'primary' : 'secondary'}
              wide
              aria-pressed={one.id === selected}
              aria-label={`${one.id === selected ? 'Selected Plan' : 'Select Plan'}: ${one.name}`}
              onClick={() => select(one.id)}
            >
              {one.id === selected ? 'Selected Plan' : 'Select Plan'}
            </Button>
            {upgradeTo(one.id)}
          </div>
        )}
      >
        {plan && <WhatChanges to={plan} />}
      </PackageCards>
      {packages && (plan || !isQuiet) && (
        <StickyActions>
          <Button disabled={!plan} onClick={() => plan && choose(plan)}>
            Continue to Payment
          </Button>
        </StickyActions>
      )}
      {question}
    </>
  );
}
