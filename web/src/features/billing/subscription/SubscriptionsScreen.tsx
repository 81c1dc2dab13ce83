// The running subscription with its renewal and its payments, and the wizard that begins one.
import type { Order } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { classes } from '#ui/classes.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { useAgreement, useIsSubscriptionKnown } from '../billing.queries.ts';
import { ChangePackage } from '../changes/ChangePackage.tsx';
import { useCheckoutAddress } from '../checkout/checkout-address.ts';
import { leaveFor } from '../checkout/leave-for.ts';
import { PlacedOrder } from '../checkout/PlacedOrder.tsx';
import { startCard } from '../checkout/start-card.ts';
import { OrderList } from '../orders/OrderList.tsx';
import { SettledNotice } from '../orders/SettledNotice.tsx';
import { CurrentPackage } from '../packages/CurrentPackage.tsx';
import { GuaranteeCard } from './GuaranteeCard.tsx';
import { ReportRights } from './ReportRights.tsx';
import { RunningAgreement } from './RunningAgreement.tsx';
import { SoulmateSuccess } from './SoulmateSuccess.tsx';
import { SoulmateWizard } from './SoulmateWizard.tsx';
import { useSoulmateSteps } from './useSoulmateSteps.ts';

/** At a desk what one has stands beside what one can buy. */
const COLUMN = 'flex min-w-0 flex-col gap-4 sm:gap-6';

export default function SubscriptionsScreen() {
  const { named, clear, resume, payAgain } = useCheckoutAddress();
  const { step } = useSoulmateSteps();
  const isKnown = useIsSubscriptionKnown();
  const [paid, setPaid] = useState<Order>();
  const settle = (order: Order) => {
    if (order.status === 'paid') {
      setPaid(order);
      if (order.item.kind === 'package') void startCard();
    }
    clear();
  };
  const view = () => {
    if (named)
      return (
        <PlacedOrder named={named} returnPath={paths.subscriptions} onSettled={settle} onTryAgain={clear} />
      );
    if (paid?.item.kind === 'package')
      return <SoulmateSuccess order={paid} onDone={() => setPaid(undefined)} />;
    if (step === 1 && !isKnown) return <SkeletonText lines={5} label="Loading your subscription..." />;
    return (
      <>
        {paid && <SettledNotice order={paid} />}
        <div
          className={classes(
            'grid gap-6',
            step === 1 && 'lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10',
          )}
        >
          {step === 1 && (
            <div className={COLUMN}>
              <Standing />
            </div>
          )}
          <div className={classes(COLUMN, step === 1 && 'lg:row-span-2')}>
            <SoulmateWizard />
            {step === 1 && (
              <OrderList
                onResume={({ _id, pageUrl, status }) => {
                  if (status === 'failed') payAgain(_id);
                  else if (pageUrl) leaveFor(pageUrl);
                  else resume(_id);
                }}
              />
            )}
            <p>
              <a
                href={paths.counseling}
                className="inline-flex min-h-11 items-center font-semibold text-wine underline"
              >
                How AI matching works
              </a>
            </p>
          </div>
          {step === 1 && (
            <div className={COLUMN}>
              <Rights />
            </div>
          )}
        </div>
      </>
    );
  };
  return (
    <Page
      title={places.subscription.name}
      width={step === 1 && !named && !paid ? 'wide' : 'narrow'}
      back={paths.dashboard}
    >
      {view()}
    </Page>
  );
}

function Standing() {
  const { data, error, isFetching, refetch } = useAgreement();
  if (!data && error)
    return (
      <ErrorState
        title="Your renewal did not load"
        message={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return null;
  const { agreement } = data;
  return (
    <>
      <CurrentPackage />
      {agreement && agreement.endedBecause !== 'left' && <RunningAgreement agreement={agreement} />}
      <ChangePackage agreement={agreement} />
    </>
  );
}

/** What comes with a package; below the wizard on a phone, where it is far to scroll. */
function Rights() {
  const isKnown = useAgreement().data !== undefined;
  if (!isKnown) return null;
  return (
    <>
      <GuaranteeCard />
      <ReportRights />
    </>
  );
}
