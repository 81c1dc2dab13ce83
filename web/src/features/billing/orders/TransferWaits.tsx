// A bank transfer that is still open: said before anything is offered, with its order one tap away.
import { confirmDueAt, type Order } from '@ijeuwa/contract/billing';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useOrders } from '../billing.queries.ts';
import { SeeOrder } from './SeeOrder.tsx';
import { isUnsent } from './useOnItsWay.ts';

const isTransfer = ({ method, status }: Order): boolean =>
  method === 'bank_transfer' && (status === 'open' || status === 'part_paid');
const amountOf = ({ missing, total }: Order): string => formatMoney(missing ?? total);

/** The latest that was announced, and the latest that was not; `except` is told of elsewhere on the screen. */
export function TransferWaits({ except }: { except: string | undefined }) {
  const open = (useOrders().data?.orders ?? []).filter((one) => isTransfer(one) && one._id !== except);
  const sent = open.find(({ announcedAt }) => announcedAt !== null);
  const unsent = open.find(isUnsent);
  return (
    <>
      {sent && <Sent order={sent} />}
      {unsent && <Unsent order={unsent} />}
    </>
  );
}

function Sent({ order }: { order: Order }) {
  const until = confirmDueAt(new Date(order.announcedAt!));
  return (
    <Notice title={`Your transfer of ${amountOf(order)} is on its way.`} action={<SeeOrder id={order._id} />}>
      It is for {order.item.title}.{' '}
      {until.getTime() > Date.now()
        ? `We look for it until ${formatDateTime(until.toISOString())}, and write to you when it is here.`
        : 'We are still looking for it, longer than the day we promised. Please write to us with the bank’s receipt.'}
    </Notice>
  );
}

function Unsent({ order }: { order: Order }) {
  return (
    <Notice
      title={`${order.item.title} waits for your transfer of ${amountOf(order)}.`}
      action={
        <ButtonLink size="sm" to={`${paths.billingProcess}?${new URLSearchParams({ order: order._id })}`}>
          Bank details
        </ButtonLink>
      }
    >
      You can send it until {formatDateTime(order.expiresAt)}. Please tell us there once you have.
    </Notice>
  );
}
