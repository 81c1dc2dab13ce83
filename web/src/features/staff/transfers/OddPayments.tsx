// Payments that changed nothing, because something about them was wrong.
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime } from '#ui/format.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useOddPayments } from '../staff.queries.ts';
import { type Refund, RefundModal } from './RefundModal.tsx';
import { outcomeWords } from './transfer-words.ts';

export function OddPayments() {
  const { data, error, refetch, isFetching } = useOddPayments();
  const [refund, setRefund] = useState<Refund>();
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
      {data?.payments.length === 0 && <p className="text-ink-2">Every payment fits its order.</p>}
      {data && data.payments.length > 0 && (
        <ul>
          {data.payments.map(({ reference, kind, outcome, receivedAt, refundDueOf }) => (
            <ListRow
              key={`${reference} ${kind} ${receivedAt}`}
              title={reference}
              detail={`${outcomeWords(outcome)} (${kind}), ${formatDateTime(receivedAt)}`}
              end={
                refundDueOf && (
                  <Button
                    size="sm"
                    aria-label={`Send back ${reference}`}
                    onClick={() => setRefund({ orderId: refundDueOf, reference, outcome })}
                  >
                    Send back
                  </Button>
                )
              }
            />
          ))}
        </ul>
      )}
      {refund && <RefundModal refund={refund} onClose={() => setRefund(undefined)} />}
    </section>
  );
}
