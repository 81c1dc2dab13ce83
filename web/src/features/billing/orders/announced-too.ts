// A transfer that was announced while something was paid in another way: what becomes of it, said wherever one may still send it.
import type { Order } from '@ijeuwa/contract/billing';
import { formatMoney } from '#ui/format.ts';

/** Money for it may still come: one that was declined can be paid again. */
const WAITS: readonly Order['status'][] = ['open', 'part_paid', 'failed'];
export const mayBePaid = ({ status }: Order): boolean => WAITS.includes(status);

const COMES_BACK = 'Do not send it. If it has left already, it comes back to you, or you keep it as credit.';

const isSame = ({ item }: Order, other: Order): boolean =>
  item.kind === other.item.kind && item.id === other.item.id;
/** One may have been paid in place of the other. */
const mayStandFor = (one: Order, other: Order): boolean =>
  isSame(one, other) || (one.item.kind === 'package' && other.item.kind === 'package');

/** The same order was paid in another way. */
const sentToo = (order: Order): boolean =>
  order.announcedAt !== null && order.method !== 'bank_transfer' && !mayBePaid(order);

const isWaitedFor = ({ status, method, announcedAt }: Order): boolean =>
  announcedAt !== null && method === 'bank_transfer' && (status === 'open' || status === 'part_paid');

/** Beside the transfer itself. */
export const wordsAtTransfer = (order: Order, orders: readonly Order[]): string[] => {
  if (sentToo(order)) return [`You have also announced a transfer for it. ${COMES_BACK}`];
  if (!isWaitedFor(order)) return [];
  const paid = orders.find(
    (one) => one.status === 'paid' && one.createdAt > order.createdAt && mayStandFor(one, order),
  );
  if (!paid) return [];
  if (isSame(paid, order))
    return [`You have paid for ${paid.item.title} in another way since. ${COMES_BACK}`];
  return [
    `You have paid for ${paid.item.title} since. If that is in place of this, do not send the transfer: choose “I have not sent it”. If it comes, ${order.item.title} is paid as well.`,
  ];
};

/** Where the payment is thanked for. */
export const wordsAtReceipt = (paid: Order, orders: readonly Order[]): string[] => [
  ...(sentToo(paid) ? [`You have also announced a transfer for it. ${COMES_BACK}`] : []),
  ...orders
    .filter((one) => one._id !== paid._id && isWaitedFor(one) && mayStandFor(paid, one))
    .map((one) => {
      const what = `You have also announced a transfer of ${formatMoney(one.total)} for ${one.item.title} (${one.reference}).`;
      return isSame(paid, one)
        ? `${what} ${COMES_BACK}`
        : `${what} If you mean to pay once, do not send it, and choose “I have not sent it” beside that order. If it comes, ${one.item.title} is paid as well.`;
    }),
];
