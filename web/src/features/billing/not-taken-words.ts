// That a transfer came which did not fit, and what is to be paid all the same: while its order is paid, and among the orders.
import type { Order } from '@ijeuwa/contract/billing';
import { formatDateTime, formatMoney } from '#ui/format.ts';

const GOES_BACK =
  'Our payment provider sends it back to the account it came from, which can take the bank some days, and none of it counts.';

/** What came, as far as the provider says it, and what the account takes. */
const cameWords = ({ notTaken, missing, total }: Order): string => {
  const amount = notTaken?.amount;
  const due = missing ?? total;
  if (!amount) return 'A transfer came that did not fit';
  const less = due.amountMinor - amount.amountMinor;
  // The right amount came too late, or once more.
  if (less === 0) return `A transfer of ${formatMoney(amount)} came that did not fit`;
  const by = formatMoney({ ...due, amountMinor: Math.abs(less) });
  return `${formatMoney(amount)} came, ${by} ${less > 0 ? 'less' : 'more'} than the account takes`;
};

const howWords = ({ bank, methods, expiresAt, method }: Order): string => {
  const others = methods.length > 0 ? ', or pay in another way' : '';
  if (method !== 'transfer_account') return '';
  const exactly = ' Please send exactly this amount, in one transfer,';
  if (bank) return `${exactly} to its account by ${formatDateTime(expiresAt)}${others}.`;
  return methods.includes('transfer_account') ? `${exactly} to a new account${others}.` : '';
};

/** Nothing, where nothing of the kind is known. */
export const notTakenWords = (order: Order): { came: string; rest: string } | undefined =>
  order.notTaken && {
    came: `${cameWords(order)}.`,
    rest: `${GOES_BACK} ${formatMoney(order.missing ?? order.total)} is still to be paid.${howWords(order)}`,
  };
