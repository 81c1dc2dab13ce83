// What was paid, or may have been, and has no invoice yet: which order, and what its member is told meanwhile.
import { isSample, type Order } from '@ijeuwa/contract/billing';
import type { Invoice } from '@ijeuwa/contract/invoices';

const DAY_MS = 24 * 3_600_000;
/** Longer than a payment mostly takes to be confirmed: whoever was paying then has left the page. */
const JUST_NOW_MS = 10 * 60_000;

/** Paid today, and the list is from before its invoice. */
const lacksInvoice = ({ status, item, createdAt }: Order, invoices: readonly Invoice[]): boolean =>
  status === 'paid' &&
  !isSample(item) &&
  Date.now() - Date.parse(createdAt) < DAY_MS &&
  !invoices.some((one) => one.item.kind === item.kind && one.item.id === item.id && one.date >= createdAt);

/** Begun at a provider who has not answered, or said to be sent. */
export const isBeingChecked = ({ status, announcedAt, method }: Order): boolean =>
  status === 'open' && (announcedAt !== null || method !== 'bank_transfer');

/** The newest first, as the orders come. */
export const comingOf = (orders: readonly Order[], invoices: readonly Invoice[]): Order | undefined =>
  orders.find((one) => lacksInvoice(one, invoices)) ?? orders.find(isBeingChecked);

export const comingWords = ({
  status,
  announcedAt,
  item,
  createdAt,
}: Order): { title: string; text: string } => {
  if (status === 'paid')
    return {
      title: `Your invoice for ${item.title} is being made`,
      text: 'It comes here by itself in a moment.',
    };
  if (announcedAt)
    return {
      title: `We are looking for your transfer for ${item.title}`,
      text: 'Its invoice comes here by itself once we have confirmed it.',
    };
  if (Date.now() - Date.parse(createdAt) > JUST_NOW_MS)
    return {
      title: `${item.title} is not paid yet`,
      text: 'You can go on paying, or cancel it, at its order. If you have just paid, its invoice comes here by itself once it is confirmed.',
    };
  return {
    title: `Your payment for ${item.title} is being checked`,
    text: 'Its invoice comes here by itself once it is confirmed. If you did not finish paying, go on at its order.',
  };
};
