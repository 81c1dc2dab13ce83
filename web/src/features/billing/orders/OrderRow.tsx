// One order: its state, and what can still be done about it.
import { cancelOrder, listOrders, type Order } from '@ijeuwa/contract/billing';
import { useChange } from '#platform/queries.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate, formatMoney } from '#ui/format.ts';
import { ListRow } from '#ui/ListRow.tsx';

const STATES = {
  open: { word: 'Not paid yet', tone: 'gold' },
  paid: { word: 'Paid', tone: 'leaf' },
  failed: { word: 'Declined', tone: 'danger' },
  expired: { word: 'Expired', tone: 'neutral' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
  refund_due: { word: 'Paid twice, being sent back', tone: 'gold' },
  refunded: { word: 'Refunded', tone: 'neutral' },
} as const;
const ANNOUNCED = { word: 'Being confirmed', tone: 'gold' } as const;

const METHODS = { card: 'Bank Card', bank_transfer: 'Bank Transfer' };

export function OrderRow({ order, onResume }: { order: Order; onResume: () => void }) {
  const announced = order.status === 'open' && order.announcedAt !== null;
  const { word, tone } = announced ? ANNOUNCED : STATES[order.status];
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
          <Badge tone={tone}>{word}</Badge>
          {order.status === 'open' && !announced && <OpenActions order={order} onResume={onResume} />}
        </div>
      }
    />
  );
}

function OpenActions({ order, onResume }: { order: Order; onResume: () => void }) {
  const cancel = useChange(cancelOrder, { renews: [listOrders] });
  const giveUp = () =>
    cancel.mutate({ params: { id: order._id } }, { onError: ({ message }) => feedback.error(message) });
  return (
    <>
      {(order.bank || order.pageUrl) && (
        <Button variant="secondary" size="sm" onClick={onResume}>
          {order.bank ? 'Bank details' : 'Pay now'}
        </Button>
      )}
      <Button variant="quiet" size="sm" busy={cancel.isPending} busyText="Cancelling..." onClick={giveUp}>
        Cancel order
      </Button>
    </>
  );
}
