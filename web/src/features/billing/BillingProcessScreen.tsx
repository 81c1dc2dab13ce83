// 'Choose Your Love Journey': the packages, then the payment, and the orders so far.

import type { Order, Subscription } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { Page } from '#ui/Page.tsx';
import { useArePackagesKnown } from './billing.queries.ts';
import { Checkout } from './checkout/Checkout.tsx';
import { useCheckoutAddress } from './checkout/checkout-address.ts';
import { leaveFor } from './checkout/leave-for.ts';
import { PlacedOrder } from './checkout/PlacedOrder.tsx';
import { startCard } from './checkout/start-card.ts';
import { usePaidHeading } from './checkout/usePaidHeading.ts';
import { MoneyWaits } from './orders/MoneyWaits.tsx';
import { OrderList } from './orders/OrderList.tsx';
import { SettledNotice } from './orders/SettledNotice.tsx';
import { ToOrders } from './orders/ToOrders.tsx';
import { TransferWaits } from './orders/TransferWaits.tsx';
import { useOnItsWay } from './orders/useOnItsWay.ts';
import { YourCredit } from './orders/YourCredit.tsx';
import { CurrentPackage } from './packages/CurrentPackage.tsx';
import { PackagesSkeleton } from './packages/PackagesSkeleton.tsx';
import { PlanChoice } from './packages/PlanChoice.tsx';
import { TrialBegun } from './packages/TrialBegun.tsx';
import { TrialOffer } from './packages/TrialOffer.tsx';
import { forgetWantedPlan } from './packages/wanted-plan.ts';

const INTRO =
  'Four packages. Your first one, or a bigger one than you have, begins when your payment is confirmed. Any other begins when the one you have ends.';

export default function BillingProcessScreen() {
  const { choice, named, choose, resume, payAgain, clear } = useCheckoutAddress();
  // A mail about money leads to its order: nothing longer stands above it.
  const isSeen = useSearchParams()[0].has('see');
  const [settled, setSettled] = useState<Order>();
  const settle = (order: Order) => {
    setSettled(order);
    clear();
    forgetWantedPlan();
    if (order.status === 'paid' && order.item.kind === 'package') void startCard();
  };
  const [tried, setTried] = useState<Subscription>();
  const tryOut = (begun: Subscription) => {
    setTried(begun);
    forgetWantedPlan();
    void startCard();
  };
  const paying = named !== undefined || choice !== undefined;
  const heading = usePaidHeading(named);
  const goOn = ({ _id, pageUrl, status }: Order) => {
    if (status === 'failed') payAgain(_id);
    else if (pageUrl) leaveFor(pageUrl);
    else resume(_id);
  };
  const isKnown = useArePackagesKnown();
  const isOrdered = useOnItsWay() === true;
  const orders = <OrderList onResume={goOn} />;
  return (
    <Page
      title={choice && !named ? 'Pay for your package' : (heading ?? places.payment.heading)}
      tab={places.payment.name}
      intro={paying ? undefined : INTRO}
      width={paying ? 'narrow' : 'wide'}
      back={paths.dashboard}
    >
      {named && (
        <PlacedOrder
          named={named}
          returnPath={paths.billingProcess}
          onSettled={settle}
          onTryAgain={(again) => (again ? choose(again) : clear())}
        />
      )}
      {choice && (
        <Checkout
          choice={choice}
          returnPath={paths.billingProcess}
          onGoBack={clear}
          onAnnounced={settle}
          onTransfer={resume}
        />
      )}
      {!paying && !isKnown && <PackagesSkeleton />}
      {!paying && isKnown && (
        <>
          {settled ? <SettledNotice order={settled} /> : tried && <TrialBegun begun={tried} />}
          <MoneyWaits />
          <TransferWaits except={settled?._id} />
          <CurrentPackage />
          {!isSeen && <ToOrders />}
          <YourCredit />
          <TrialOffer onStarted={tryOut} quiet={isOrdered} />
          {isSeen && orders}
          <PlanChoice onChosen={choose} justPaid={settled !== undefined} />
          {!isSeen && orders}
        </>
      )}
    </Page>
  );
}
