// That money goes back, what is awaited for it, and by which day: the same beside an order and its invoice.
import type { Order } from '@ijeuwa/contract/billing';
import type { Invoice } from '@ijeuwa/contract/invoices';
import { formatDate } from '#ui/format.ts';

/** To whom what was paid goes back; of whoever has a link nobody is told more. */
export const whoOf = ({ toPayer }: Pick<Order, 'toPayer'>): string =>
  toPayer ? 'whoever paid it by your link' : 'you';

/** Amounts in words. On its way is what somebody released; of what waits for an account nobody knows the day. */
export const goingBackWords = ({
  amount,
  awaited,
  stands,
  by,
}: NonNullable<Invoice['goingBack']>): string => {
  if (awaited)
    return awaited === amount
      ? `${amount} goes back to you once you name an account.`
      : `${amount} goes back to you, ${awaited} of it once you name an account.`;
  return `${amount} ${stands === 'on_its_way' ? 'is on its way back' : 'goes back'}${by ? `, by ${formatDate(by)}` : ''}.`;
};
