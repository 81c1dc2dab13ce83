// The member's orders, newest first, each with its state and what can still be done.
import type { Order } from '@ijeuwa/contract/billing';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useOrders } from '../billing.queries.ts';
import { OrderRow } from './OrderRow.tsx';

export function OrderList({ onResume }: { onResume: (order: Order) => void }) {
  const { data, error, isFetching, refetch } = useOrders();
  return (
    <section aria-labelledby="orders" className="flex flex-col gap-3">
      <SectionHeading id="orders">Your orders</SectionHeading>
      {!data && error && (
        <ErrorState
          title="Your orders did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
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
