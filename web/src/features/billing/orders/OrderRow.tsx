// One order: its state, and what can still be done about it.
import { cancelOrder, listOrders, type Order } from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { useChange } from '#platform/queries.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate, formatDateTime, formatMoney } from '#ui/format.ts';
import { AskToPay } from '../pay-requests/AskToPay.tsx';
import { KeepAsCredit } from './KeepAsCredit.tsx';
import { TakeBack } from './TakeBack.tsx';
import { WhereIsMoney } from './WhereIsMoney.tsx';

const STATES = {
  open: { word: 'Not paid yet', tone: 'gold' },
  part_paid: { word: 'Partly paid', tone: 'gold' },
  paid: { word: 'Paid', tone: 'leaf' },
  failed: { word: 'Declined', tone: 'danger' },
  expired: { word: 'Expired', tone: 'neutral' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
  refunded: { word: 'Refunded', tone: 'neutral' },
  charged_back: { word: 'Charged back', tone: 'danger' },
} as const;
const ANNOUNCED = { word: 'Being confirmed', tone: 'gold' } as const;

/** Money for it may still come: one that was declined can be paid again. */
const WAITS: readonly Order['status'][] = ['open', 'part_paid', 'failed'];

/** What of its money is missing, or goes another way. */
const backWords = (
  { status, missing, restBy, owedBack, sentBack, fromCredit, kept }: Order,
  announced: boolean,
): string[] => [
  ...(fromCredit
    ? [
        `${formatMoney(fromCredit)} ${WAITS.includes(status) ? 'of your credit is set aside for it' : 'of it was paid with your credit'}.`,
      ]
    : []),
  ...(missing ? [`${formatMoney(missing)} is still missing.`] : []),
  ...(restBy && !announced ? [`Until ${formatDateTime(restBy)}; then what came goes back.`] : []),
  ...(owedBack ? [`We send ${formatMoney(owedBack)} back to you.`] : []),
  ...(kept ? [`${formatMoney(kept)} is kept as your credit.`] : []),
  ...(sentBack ? [`${formatMoney(sentBack)} was sent back to you.`] : []),
];

const METHODS = {
  card: 'Bank Card',
  transfer_account: 'Instant Transfer',
  paypal: 'PayPal',
  bank_transfer: 'Bank Transfer',
  credit: 'Your credit',
};

export function OrderRow({ order, onResume }: { order: Order; onResume: () => void }) {
  const waits = order.status === 'open' || order.status === 'part_paid';
  const announced = waits && order.announcedAt !== null;
  const { word, tone } = announced ? ANNOUNCED : STATES[order.status];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold">
            {order.item.title}, {formatMoney(order.total)}
          </span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="text-sm text-ink-2">
          {METHODS[order.method]} · {formatDate(order.createdAt)}
          <span className="block">{order.reference}</span>
          {backWords(order, announced).map((words) => (
            <span key={words} className="block">
              {words}
            </span>
          ))}
        </p>
      </div>
      {announced && <TakeBack order={order} />}
      {(order.status === 'open' || order.status === 'failed') && !announced && (
        <OpenActions order={order} onResume={onResume} />
      )}
      {order.status === 'part_paid' && !announced && (
        <Button variant="secondary" size="sm" onClick={onResume}>
          Pay the rest
        </Button>
      )}
      <div className="flex w-full flex-wrap gap-x-2">
        {order.mayKeep && <KeepAsCredit order={order} amount={order.mayKeep} />}
        {order.methods.length > 0 && !announced && <AskToPay order={order} />}
        <WhereIsMoney order={order} />
      </div>
    </li>
  );
}

function OpenActions({ order, onResume }: { order: Order; onResume: () => void }) {
  const cancel = useChange(cancelOrder, { renews: [listOrders, findCredit] });
  const giveUp = () =>
    cancel.mutate({ params: { id: order._id } }, { onError: ({ message }) => feedback.error(message) });
  return (
    <div className="flex flex-wrap gap-2">
      {(order.method !== 'card' || order.pageUrl || order.status === 'failed') && (
        <Button variant="secondary" size="sm" onClick={onResume}>
          {order.status === 'failed' ? 'Try again' : order.method === 'card' ? 'Pay now' : 'Bank details'}
        </Button>
      )}
      <Button variant="quiet" size="sm" busy={cancel.isPending} busyText="Cancelling..." onClick={giveUp}>
        Cancel order
      </Button>
    </div>
  );
}
