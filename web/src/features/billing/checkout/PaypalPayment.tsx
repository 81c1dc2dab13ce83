// Paying by PayPal: what it charges, said before one leaves, and the way to its page.
import type { Order } from '@ijeuwa/contract/billing';
import type { Money } from '@ijeuwa/contract/fields';
import { Lock } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useSettled } from '#ui/useSettled.ts';
import { MethodHeading } from './MethodHeading.tsx';
import { PayActions } from './PayActions.tsx';
import { paypalCharges } from './paypal-words.ts';
import { ReviewedSoon } from './ReviewedSoon.tsx';
import { usePayPage } from './usePayPage.ts';

type PaypalPaymentProps = {
  amount: Money;
  isPackage: boolean;
  busy: boolean;
  order: (method: 'paypal') => Promise<Order | undefined>;
  onChangeMethod: () => void;
};

export function PaypalPayment({ amount, isPackage, busy, order, onChangeMethod }: PaypalPaymentProps) {
  const settled = useSettled();
  const { pay, leaving, lost } = usePayPage(() => order('paypal'));
  return (
    <section aria-label="PayPal" className="contents">
      <MethodHeading onChangeMethod={onChangeMethod}>PayPal</MethodHeading>
      <p className="flex items-start gap-2 text-ink-2">
        <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        You go to PayPal’s page, approve the payment there, and come back here. We see neither your password
        nor your card.
      </p>
      <p className="font-medium">{paypalCharges(amount, isPackage)}</p>
      {isPackage && <ReviewedSoon />}
      {lost && <Notice tone="error">The payment page did not open. Please try again in a moment.</Notice>}
      <PayActions>
        <Button disabled={!settled} busy={busy || leaving} busyText="Opening PayPal..." onClick={pay}>
          Pay {formatMoney(amount)} with PayPal
        </Button>
      </PayActions>
    </section>
  );
}
