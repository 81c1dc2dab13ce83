// 'Find Your Soulmate': choose a plan, say how it is paid, look at it once more, and leave for the provider's page.
import { useEffect, useRef, useState } from 'react';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { WholeName } from '#ui/WholeName.tsx';
import { usePackages, useSubscription } from '../billing.queries.ts';
import { PayActions } from '../checkout/PayActions.tsx';
import { firstSelected } from '../packages/plans.rules.ts';
import { priceOf } from '../packages/price.ts';
import { PlanStep } from './PlanStep.tsx';
import { SecurePayment } from './SecurePayment.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { useSoulmateSteps } from './useSoulmateSteps.ts';

const STEPS = ['Choose a plan', 'Secure payment', 'Order summary'];

export function SoulmateWizard() {
  const { step, packageId, way, to, payBy } = useSoulmateSteps();
  const packages = usePackages().data?.packages ?? [];
  const running = useSubscription().data;
  const [chosen, choose] = useState<string>();
  const [renews, setRenews] = useState(false);
  const selected = chosen ?? packageId ?? firstSelected(packages, running);
  const plan = packages.find(({ id }) => id === selected);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <section aria-labelledby="soulmate" className="flex flex-col gap-4 sm:gap-5">
      <h2 id="soulmate" className="text-2xl">
        {places.home.heading}
      </h2>
      <Stepper steps={STEPS} current={step - 1} />
      {/* The line of steps shows it; this is where the next step begins to be read. */}
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        {STEPS[step - 1]}
      </h3>
      {step === 1 && <PlanStep selected={selected} onChoose={choose} />}
      {step === 2 && packageId && (
        <SecurePayment packageId={packageId} way={way} onWay={payBy} renews={renews} onRenews={setRenews} />
      )}
      {step === 3 && packageId && (
        <SummaryStep packageId={packageId} way={way} renews={renews && way.method === 'card'} />
      )}
      {step < 3 && (
        <PayActions>
          <Button
            variant="secondary"
            className="max-sm:flex-none"
            disabled={step === 1}
            onClick={() => to(step - 1)}
          >
            Back
          </Button>
          <Button disabled={!selected} onClick={() => to(step + 1, selected)}>
            {step === 1 && plan ? (
              <span>
                Continue: <WholeName>{`${plan.name},`}</WholeName> {priceOf(plan, 'NGN')}
              </span>
            ) : (
              'Continue'
            )}
          </Button>
        </PayActions>
      )}
    </section>
  );
}
