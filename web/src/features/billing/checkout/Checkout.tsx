// One payment from its price to its method, its detail and its confirmation; every screen that sells uses it.
import { type Order, placeOrder } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { keepOrder, useQuote, useSubscription } from '../billing.queries.ts';
import { CheaperUp } from '../changes/CheaperUp.tsx';
import { CardPayment } from './CardPayment.tsx';
import { CodeField } from './CodeField.tsx';
import type { Choice } from './checkout-address.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { OrderingProblem } from './OrderingProblem.tsx';
import { PaypalPayment } from './PaypalPayment.tsx';
import { QuoteSummary } from './QuoteSummary.tsx';
import { NOT_ORDERED } from './signed-out-words.ts';
import { TheirsAlready, usePaidMeanwhile } from './TheirsAlready.tsx';
import { useCode } from './useCode.ts';
import { useExpired } from './useExpired.ts';
import { STOPPED, useOrdering } from './useOrdering.ts';
import { WaitingOrder } from './WaitingOrder.tsx';

type CheckoutProps = {
  choice: Choice;
  /** Where the provider sends the browser back to. */
  returnPath: string;
  onGoBack: () => void;
  onAnnounced: (order: Order) => void;
  /** A transfer was ordered: from here on the address names it, so that a reload shows the same. */
  onTransfer: (orderId: string) => void;
};

export function Checkout({ choice, returnPath, onGoBack, onAnnounced, onTransfer }: CheckoutProps) {
  const { data: quote, error, isFetching, refetch } = useQuote(choice);
  const { data: subscription } = useSubscription();
  const running = subscription?.trial === false && subscription.packageId ? subscription.label : undefined;
  const [stage, setStage] = useState<'choice' | 'card' | 'paypal'>('choice');
  const ordering = useOrdering(
    quote &&
      ((method, renews) =>
        call(placeOrder, {
          body: {
            quoteId: quote._id,
            fromCredit: quote.fromCredit?.amountMinor ?? 0,
            method,
            renews,
            returnPath,
          },
        })),
  );
  const code = useCode(choice, ordering.forgive);
  const theirs = usePaidMeanwhile(choice.packageId);
  const ranOut = useExpired(quote?.expiresAt) || ordering.error?.code === 'expired';

  if (theirs) return <TheirsAlready order={theirs} onGoBack={onGoBack} />;
  // What the member would have to change first: trying again says the same.
  if (!quote && error?.code === 'conflict')
    return (
      <Notice
        tone="warning"
        title="This cannot be changed now."
        action={
          <>
            <ButtonLink to={paths.subscriptions} size="sm">
              {places.subscription.name}
            </ButtonLink>
            <Button variant="secondary" size="sm" onClick={onGoBack}>
              See all packages
            </Button>
          </>
        }
      >
        {error.message} Nothing was charged.
      </Notice>
    );
  if (!quote && error)
    return (
      <ErrorState
        title="The price did not load"
        message={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!quote) return <SkeletonText lines={6} label="Loading the price..." />;

  const backToChoice = () => {
    ordering.forgive();
    setStage('choice');
  };
  const renewPrice = async () => {
    await refetch();
    backToChoice();
  };
  const order = async (method: Order['method'], renews?: boolean) => {
    const made = await ordering.order(method, renews);
    if (!made || made.status === 'open') return made;
    // Credit covers it.
    if (made.status === 'paid') {
      onAnnounced(made);
      return undefined;
    }
    feedback.info(STOPPED);
    await renewPrice();
    return undefined;
  };
  const choose = async (method: Order['method']) => {
    if (method === 'card' || method === 'paypal') return setStage(method);
    const made = await order(method);
    if (made?.announcedAt) return onAnnounced(made);
    if (!made) return;
    keepOrder(made);
    onTransfer(made._id);
  };
  if (ranOut)
    return (
      <Notice
        tone="warning"
        title="This price is no longer held."
        action={
          <Button size="sm" busy={isFetching} busyText="Asking..." onClick={renewPrice}>
            Get the current price
          </Button>
        }
      >
        {choice.upgrade
          ? 'It is held for 30 minutes, and for this day: what is left of your package is counted by days. Nothing was charged.'
          : 'A price is held for 30 minutes. Nothing was charged.'}
      </Notice>
    );
  return (
    <>
      {!choice.upgrade && (
        <CheaperUp packageId={choice.packageId} currency={quote.total.currency} running={running} />
      )}
      <QuoteSummary
        quote={quote}
        running={running}
        trialUntil={subscription?.trial ? subscription.endsAt : null}
      >
        {!choice.upgrade && <CodeField key={quote._id} quote={quote} code={code} />}
      </QuoteSummary>
      <WaitingOrder isMeant={({ kind }) => kind === 'package'} packageId={choice.packageId} />
      <OrderingProblem error={ordering.error} signedOutWords={NOT_ORDERED} />
      {stage === 'card' ? (
        <CardPayment
          amount={quote.toPay}
          packageId={quote.packageId}
          busy={ordering.busy || code.busy}
          order={order}
          onChangeMethod={backToChoice}
        />
      ) : stage === 'paypal' ? (
        <PaypalPayment
          isPackage
          amount={quote.toPay}
          busy={ordering.busy || code.busy}
          order={order}
          onChangeMethod={backToChoice}
        />
      ) : (
        <MethodChoice
          beginsWhenPaid={!quote.beginsAt}
          methods={quote.methods}
          busy={ordering.busy || code.busy}
          onChosen={choose}
          onGoBack={onGoBack}
        />
      )}
    </>
  );
}
