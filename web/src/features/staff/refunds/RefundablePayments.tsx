// The money of one order, and what of it may still go back.
import { askRefund, type RefundablePayment } from '@ijeuwa/contract/refunds';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#ui/format.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useMayCall } from '../staff-session.ts';
import { AskRefundModal } from './AskRefundModal.tsx';
import { boughtWords } from './refund-words.ts';

export function RefundablePayments({ payments }: { payments: readonly RefundablePayment[] }) {
  const mayAsk = useMayCall(askRefund);
  const [asked, ask] = useState<RefundablePayment>();
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="what-was-paid" className="flex flex-col gap-3">
      <SectionHeading id="what-was-paid">What was paid</SectionHeading>
      <ul>
        {payments.map((payment) => {
          const { _id, reference, left, disputed } = payment;
          const rest = disputed
            ? 'A bank asks it back.'
            : left.amountMinor > 0
              ? `${formatMoney(left)} of it may go back.`
              : 'Nothing of it may go back any more.';
          return (
            <ListRow
              key={_id}
              title={reference}
              detail={`${boughtWords(payment)} ${rest}`}
              end={
                mayAsk &&
                left.amountMinor > 0 &&
                !disputed && (
                  <Button
                    size="sm"
                    aria-label={`Ask for a refund of ${reference}`}
                    onClick={() => ask(payment)}
                  >
                    Ask for a refund
                  </Button>
                )
              }
            />
          );
        })}
      </ul>
      {asked && <AskRefundModal payment={asked} onClose={() => ask(undefined)} />}
    </section>
  );
}
