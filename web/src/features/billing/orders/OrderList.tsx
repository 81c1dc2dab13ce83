// The member's orders, newest first, each with its state and what can still be done.
import type { Order } from '@ijeuwa/contract/billing';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate, formatMoney } from '#ui/format.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useOrders } from '../billing.queries.ts';

const STATES = {
  open: { word: 'Not paid yet', tone: 'gold' },
  paid: { word: 'Paid', tone: 'leaf' },
  failed: { word: 'Declined', tone: 'danger' },
  expired: { word: 'Expired', tone: 'neutral' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
  refunded: { word: 'Refunded', tone: 'neutral' },
} as const;

const METHODS = { card: 'Bank Card', bank_transfer: 'Bank Transfer' };

export function OrderList({ onResume }: { onResume: (order: Order) => void }) {
  const { data, error, isFetching, refetch } = useOrders();
  return (
    <section aria-labelledby="orders" className="flex flex-col gap-3">
      <SectionHeading id="orders">Your orders</SectionHeading>
      {!data && error && (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={2} faces={false} label="Loading your orders..." />}
      {data?.orders.length === 0 && <p className="text-ink-2">No orders yet.</p>}
      {data && data.orders.length > 0 && (
        <Card padded={false} className="px-4">
          <ul>
            {data.orders.map((order) => (
              <OrderRow key={order._id} order={order} onResume={() => onResume(order)} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function OrderRow({ order, onResume }: { order: Order; onResume: () => void }) {
  const announced = order.status === 'open' && order.announcedAt !== null;
  const state = announced ? ({ word: 'Being confirmed', tone: 'gold' } as const) : STATES[order.status];
  const resumable = order.status === 'open' && !announced && (order.bank !== null || order.pageUrl !== null);
  return (
    <ListRow
      title={`${order.packageName}, ${formatMoney(order.total)}`}
      detail={
        <>
          {METHODS[order.method]} · {formatDate(order.createdAt)}
          <span className="block break-all">{order.reference}</span>
        </>
      }
      end={
        <div className="flex flex-col items-end gap-1.5">
          <Badge tone={state.tone}>{state.word}</Badge>
          {resumable && (
            <Button variant="secondary" size="sm" onClick={onResume}>
              {order.bank ? 'Bank details' : 'Pay now'}
            </Button>
          )}
        </div>
      }
    />
  );
}
