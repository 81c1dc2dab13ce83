// That money goes back, what is awaited for it, and by which day: the same beside an order and its invoice.
import type { Invoice } from '@ijeuwa/contract/invoices';
import { formatDate } from '#ui/format.ts';

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
  return `${amount} ${stands === 'on_its_way' ? 'is on its way back' : 'goes back to you'}${by ? `, by ${formatDate(by)}` : ''}.`;
};
