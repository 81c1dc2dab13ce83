// The member's orders, newest first, each with its state and what can still be done.
import { findOrder, listOlderOrders, ORDERS_LISTED, type Order } from '@ijeuwa/contract/billing';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { useOrders } from '../billing.queries.ts';
import { OrderRow } from './OrderRow.tsx';

export function OrderList({ onResume }: { onResume: (order: Order) => void }) {
  const { data, error, isFetching, refetch } = useOrders();
  // A mail about money leads to its order.
  const seen = useSearchParams()[0].get('see');
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
      {seen && data && !data.orders.some(({ _id }) => _id === seen) && (
        <OrderAskedFor key={seen} id={seen} onResume={onResume} />
      )}
      {data?.orders.length === 0 && <p className="text-ink-2">No orders yet.</p>}
      {data && data.orders.length > 0 && (
        <Card padded={false} className="px-4">
          <ul>
            {data.orders.map((order) => (
              <OrderRow
                key={order._id}
                order={order}
                orders={data.orders}
                seen={order._id === seen}
                onResume={() => onResume(order)}
              />
            ))}
          </ul>
        </Card>
      )}
      {data?.orders.length === ORDERS_LISTED && (
        <OlderOrders before={data.orders.at(-1)!._id} onResume={onResume} />
      )}
    </section>
  );
}

/** Of a mail that is older than the newest orders: alone, above them. */
function OrderAskedFor({ id, onResume }: { id: string; onResume: (order: Order) => void }) {
  const { data, error, isFetching, refetch } = useRead(findOrder, { params: { id } });
  if (data)
    return (
      <Card padded={false} className="px-4">
        <ul aria-label="The order of your link">
          <OrderRow order={data} seen onResume={() => onResume(data)} />
        </ul>
      </Card>
    );
  if (!error) return <SkeletonRows rows={1} faces={false} label="Loading your order..." />;
  if (error.code === 'not_found' || error.code === 'invalid') return <NotHere />;
  return <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
}

/** Whoever came for it is led to this word, as to an order. */
function NotHere() {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' }), []);
  return (
    <p ref={said} role="status" className="text-ink-2">
      The order of your link is not one of this account.
    </p>
  );
}

type OlderOrdersProps = { before: string; onResume: (order: Order) => void };

/** One page before another, each when it is asked for. */
function OlderOrders({ before, onResume }: OlderOrdersProps) {
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useRead(
    listOlderOrders,
    { query: { before } },
    { enabled: asked },
  );
  if (error && !data)
    return <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 self-start"
        busy={isFetching}
        busyText="Loading..."
        onClick={() => setAsked(true)}
      >
        Older orders
      </Button>
    );
  if (data.orders.length === 0) return <p className="text-ink-2">There are no older ones.</p>;
  return (
    <>
      <Card padded={false} className="px-4">
        <ul aria-label="Older orders">
          {data.orders.map((order) => (
            <OrderRow key={order._id} order={order} onResume={() => onResume(order)} />
          ))}
        </ul>
      </Card>
      {data.orders.length === ORDERS_LISTED && (
        <OlderOrders before={data.orders.at(-1)!._id} onResume={onResume} />
      )}
    </>
  );
}
