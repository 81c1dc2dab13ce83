// The order once more, at a price that is held, and the way to the provider's page.
import { renewalWords } from '@ijeuwa/contract/agreements';
import { placeOrder } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { usePackages, useQuote, useSubscription } from '../billing.queries.ts';
import { CheaperUp } from '../changes/CheaperUp.tsx';
import { CodeField } from '../checkout/CodeField.tsx';
import { useCheckoutAddress } from '../checkout/checkout-address.ts';
import { keepOrderId } from '../checkout/kept-order.ts';
import { leaveFor } from '../checkout/leave-for.ts';
import { PayActions } from '../checkout/PayActions.tsx';
import { paypalCharges } from '../checkout/paypal-words.ts';
import { QuoteSummary } from '../checkout/QuoteSummary.tsx';
import { RenewalGoesOn, useUnpaidRenewal } from '../checkout/RenewalGoesOn.tsx';
import { useCode } from '../checkout/useCode.ts';
import { STOPPED, useOrdering } from '../checkout/useOrdering.ts';
import { WaitingOrder } from '../checkout/WaitingOrder.tsx';
import type { Way } from './way.ts';

type SummaryStepProps = { packageId: string; way: Way; renews: boolean };

export function SummaryStep({ packageId, way, renews }: SummaryStepProps) {
  const { data: quote, error, isFetching, refetch } = useQuote({ packageId, currency: way.currency });
  const period = usePackages().data?.packages.find(({ id }) => id === packageId)?.period;
  const { data: subscription } = useSubscription();
  const [leaving, setLeaving] = useState(false);
  /** Where no tick was shown nothing was said. */
  const goesOn = useUnpaidRenewal(packageId) !== undefined && way.method === 'card';
  const { resume } = useCheckoutAddress();
  const ordering = useOrdering(
    quote &&
      ((method) =>
        call(placeOrder, {
          body: {
            quoteId: quote._id,
            fromCredit: quote.fromCredit?.amountMinor ?? 0,
            method,
            renews: goesOn ? undefined : renews,
            returnPath: paths.subscriptions,
          },
        })),
  );
  const code = useCode({ packageId, currency: way.currency }, ordering.forgive);
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
  const running = subscription?.trial === false && subscription.packageId ? subscription.label : undefined;
  /** No card is asked for, so that nothing can renew from it. */
  const isCovered = quote.toPay.amountMinor === 0;
  const pay = async () => {
    const made = await ordering.order(way.method);
    // Credit covers it.
    if (made?.status === 'paid') return resume(made._id);
    if (!made) return;
    if (made.status !== 'open') feedback.info(STOPPED);
    // It is ordered already, in another way: the notice above says so.
    if (made.status !== 'open' || !made.pageUrl) return void (await refetch());
    keepOrderId(made._id);
    setLeaving(true);
    leaveFor(made.pageUrl);
  };
  return (
    <div className="flex flex-col gap-4">
      <CheaperUp packageId={packageId} currency={quote.total.currency} running={running} />
      <QuoteSummary
        quote={quote}
        running={running}
        trialUntil={subscription?.trial ? subscription.endsAt : null}
      >
        <CodeField key={quote._id} quote={quote} code={code} />
      </QuoteSummary>
      <WaitingOrder isMeant={({ kind }) => kind === 'package'} packageId={packageId} />
      {goesOn ? (
        <RenewalGoesOn packageId={packageId} byCard={!isCovered} />
      ) : (
        <p className="font-medium">
          {renews && period && !isCovered
            ? renewalWords(quote.packageName, formatMoney(quote.price), period)
            : way.method === 'paypal' && !isCovered
              ? paypalCharges(quote.toPay, true)
              : 'It ends by itself: nothing more is taken for it.'}
        </p>
      )}
      {ordering.error && <Notice tone="error">{ordering.error.message}</Notice>}
      <PayActions>
        <Button
          disabled={code.busy}
          busy={ordering.busy || leaving}
          busyText="Opening the payment page..."
          onClick={pay}
        >
          Complete Payment
        </Button>
      </PayActions>
    </div>
  );
}
