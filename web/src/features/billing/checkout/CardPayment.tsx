// Paying by card: what will happen, and the way to the provider's page.
import type { Order } from '@ijeuwa/contract/billing';
import type { Money } from '@ijeuwa/contract/fields';
import { findCard } from '@ijeuwa/contract/matching';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { StickyActions } from '#ui/StickyActions.tsx';
import { useSettled } from '#ui/useSettled.ts';
import { keepOrderId } from './kept-order.ts';
import { leaveFor } from './leave-for.ts';
import { MethodHeading } from './MethodHeading.tsx';
import { RenewalBox } from './RenewalBox.tsx';

type CardPaymentProps = {
  amount: Money;
  packageId: string;
  busy: boolean;
  order: (method: 'card', renews: boolean) => Promise<Order | undefined>;
  onChangeMethod: () => void;
};

export function CardPayment({ amount, packageId, busy, order, onChangeMethod }: CardPaymentProps) {
  const [leaving, setLeaving] = useState(false);
  const [lost, setLost] = useState(false);
  const settled = useSettled();
  const card = useRead(findCard, {});
  const status = card.error?.code === 'not_found' ? 'draft' : card.data?.status;
  const [renews, setRenews] = useState(false);
  useEffect(() => {
    // The browser's own Back shows this page again as it was left.
    const shownAgain = () => setLeaving(false);
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);
  const pay = async () => {
    const made = await order('card', renews);
    if (!made) return;
    setLost(!made.pageUrl);
    if (!made.pageUrl) return;
    keepOrderId(made._id);
    setLeaving(true);
    leaveFor(made.pageUrl);
  };
  return (
    <section aria-label="Bank Card" className="flex flex-col gap-4">
      <MethodHeading onChangeMethod={onChangeMethod}>Bank Card</MethodHeading>
      <p className="flex items-start gap-2 text-ink-2">
        <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        You go to our payment provider’s page, enter your card there, and come back here. Your card number
        never reaches us.
      </p>
      {(status === 'draft' || status === 'pending') && (
        <p className="text-ink-2">Once paid, our experts review your profile within 3 hours.</p>
      )}
      <RenewalBox packageId={packageId} currency={amount.currency} checked={renews} onChange={setRenews} />
      {lost && <Notice tone="error">The payment page did not open. Please try again in a moment.</Notice>}
      <StickyActions>
        <Button
          disabled={!settled}
          busy={busy || leaving}
          busyText="Opening the payment page..."
          onClick={pay}
        >
          Pay {formatMoney(amount)}
        </Button>
      </StickyActions>
    </section>
  );
}
