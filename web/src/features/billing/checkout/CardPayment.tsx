// Paying by card: what will happen, and the way to the provider's page.
import type { Order } from '@ijeuwa/contract/billing';
import type { Money } from '@ijeuwa/contract/fields';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useSettled } from '#ui/useSettled.ts';
import { MethodHeading } from './MethodHeading.tsx';
import { PayActions } from './PayActions.tsx';
import { RenewalBox } from './RenewalBox.tsx';
import { useUnpaidRenewal } from './RenewalGoesOn.tsx';
import { ReviewedSoon } from './ReviewedSoon.tsx';
import { usePayPage } from './usePayPage.ts';

type CardPaymentProps = {
  amount: Money;
  /** Of a package alone: it renews where the member agrees, and has the profile reviewed. */
  packageId?: string;
  busy: boolean;
  order: (method: 'card', renews?: boolean) => Promise<Order | undefined>;
  onChangeMethod: () => void;
};

export function CardPayment({ amount, packageId, busy, order, onChangeMethod }: CardPaymentProps) {
  const settled = useSettled();
  const [renews, setRenews] = useState(false);
  // Where no tick is shown nothing was said.
  const goesOn = useUnpaidRenewal(packageId) !== undefined;
  const { pay, leaving, lost } = usePayPage(() => order('card', packageId && !goesOn ? renews : undefined));
  return (
    <section aria-label="Bank Card" className="contents">
      <MethodHeading onChangeMethod={onChangeMethod}>Bank Card</MethodHeading>
      <p className="flex items-start gap-2 text-ink-2">
        <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        You go to our payment provider’s page, enter your card there, and come back here. Your card number
        never reaches us.
      </p>
      {packageId && (
        <>
          <ReviewedSoon />
          <RenewalBox
            packageId={packageId}
            currency={amount.currency}
            checked={renews}
            onChange={setRenews}
          />
        </>
      )}
      {lost && <Notice tone="error">The payment page did not open. Please try again in a moment.</Notice>}
      <PayActions>
        <Button
          disabled={!settled}
          busy={busy || leaving}
          busyText="Opening the payment page..."
          onClick={pay}
        >
          Pay {formatMoney(amount)}
        </Button>
      </PayActions>
    </section>
  );
}
