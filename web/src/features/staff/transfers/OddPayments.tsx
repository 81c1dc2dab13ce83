// Payments that do not fit, until somebody has closed them; with a reference, all that is kept of it.
import type { OddPayment } from '@ijeuwa/contract/transfers';
import { useState } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useOddPayments } from '../staff.queries.ts';
import { CloseOddModal } from './CloseOddModal.tsx';
import { NeverCameModal } from './NeverCameModal.tsx';
import { OddPaymentRow } from './OddPaymentRow.tsx';
import { RefundModal } from './RefundModal.tsx';

export function OddPayments({ reference }: { reference: string | undefined }) {
  const { data, error, refetch, isFetching } = useOddPayments(reference);
  const [refund, setRefund] = useState<OddPayment>();
  const [closing, setClosing] = useState<OddPayment>();
  const [undoing, setUndoing] = useState<OddPayment>();
  return (
    <section aria-labelledby="odd-payments" className="mt-4 flex flex-col gap-3">
      <SectionHeading id="odd-payments">Payments to look into</SectionHeading>
      {!data && !error && <SkeletonRows rows={2} faces={false} />}
      {!data && error && (
        <ErrorState
          title="These payments did not load"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data?.payments.length === 0 && (
        <p className="text-ink-2">
          {reference ? `No payment of ${reference} had to be looked into.` : 'Every payment fits its order.'}
        </p>
      )}
      {data && data.payments.length > 0 && (
        <ul>
          {data.payments.map((payment) => (
            <OddPaymentRow
              key={payment._id}
              payment={payment}
              onSendBack={() => setRefund(payment)}
              onClose={() => setClosing(payment)}
              onNeverCame={() => setUndoing(payment)}
            />
          ))}
        </ul>
      )}
      {refund && <RefundModal payment={refund} onClose={() => setRefund(undefined)} />}
      {undoing && <NeverCameModal payment={undoing} onClose={() => setUndoing(undefined)} />}
      {closing && <CloseOddModal payment={closing} onClose={() => setClosing(undefined)} />}
    </section>
  );
}
