// The four plans of which one is selected, and the way to its payment.
import type { Package } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { formatMoney } from '#ui/format.ts';
import { StickyActions } from '#ui/StickyActions.tsx';
import { WholeName } from '#ui/WholeName.tsx';
import { usePackages, useSubscription, useUpgrades } from '../billing.queries.ts';
import { MoveUpLink } from '../changes/MoveUpLink.tsx';
import type { Choice } from '../checkout/checkout-address.ts';
import { useOnItsWay, useUnsent } from '../orders/useOnItsWay.ts';
import { PackageCards } from './PackageCards.tsx';
import { firstSelected, standingOf } from './plans.rules.ts';
import { priceOf, type ShownCurrency } from './price.ts';
import { usePackageQuestion } from './usePackageQuestion.tsx';
import { WhatChanges } from './WhatChanges.tsx';
import { WhilePaused } from './WhilePaused.tsx';
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
  const ordered = useUnsent(plan?.id);
  const upgrades = useUpgrades();
  const upgradeTo = (id: string | undefined) => upgrades.find(({ packageId }) => packageId === id);
  const wordsFor = ({ id, period }: Package): string => {
    if (id === selected) return 'Selected Plan';
    return standingOf(packages ?? [], running, id) === 'same' ? `Add ${period}` : 'Select Plan';
  };
  const upgradeLink = (id: string) => {
    const upgrade = upgradeTo(id);
    return upgrade && <MoveUpLink upgrade={upgrade} wide />;
  };
  // It is paid in the currency of what runs.
  const cheaper = upgradeTo(plan?.id);
  const isCheaper = cheaper?.total.currency === currency;
  // One button is fixed: two would cover much of a phone. It is of the page itself: inside a box that begins low on a phone the actions could not rise above the bar.
  return (
    <>
      <WhilePaused
        where={
          <>
            under{' '}
            <Link to={paths.subscriptions} className="text-wine underline">
              {places.subscription.name}
            </Link>
          </>
        }
      />
      <PackageCards
        currency={currency}
        onCurrency={setCurrency}
        selectedId={selected}
        action={(one) => (
          <div className="flex flex-col gap-2">
            {upgradeLink(one.id)}
            <Button
              variant={one.id === selected ? 'primary' : 'secondary'}
              wide
              aria-pressed={one.id === selected}
              aria-label={`${wordsFor(one)}: ${one.name}`}
              onClick={() => select(one.id)}
            >
              {wordsFor(one)}
            </Button>
          </div>
        )}
      >
        {plan && <WhatChanges to={plan} />}
      </PackageCards>
      {plan && cheaper && isCheaper && (
        <Button variant="secondary" className="self-start" onClick={() => choose(plan)}>
          Pay the whole {priceOf(plan, currency)}
        </Button>
      )}
      {plan && (
        <StickyActions>
          {cheaper && isCheaper ? (
            <MoveUpLink upgrade={cheaper} named primary />
          ) : ordered ? (
            <ButtonLink to={`${paths.billingProcess}?${new URLSearchParams({ order: ordered._id })}`}>
              <span>
                Pay your order: <WholeName>{`${plan.name},`}</WholeName> {formatMoney(ordered.total)}
              </span>
            </ButtonLink>
          ) : (
            <Button onClick={() => choose(plan)}>
              <span>
                Continue to Payment: <WholeName>{`${plan.name},`}</WholeName> {priceOf(plan, currency)}
              </span>
            </Button>
          )}
        </StickyActions>
      )}
      {question}
    </>
  );
}
