// What is said to whoever would give up what is being paid: each way of paying decides in its own time.
import type { PayMethod } from './orders.rules.ts';

export const beingPaid = (what: string, method: PayMethod): string => {
  if (method === 'paypal')
    return `${what} is paid by PayPal, which is still looking at the payment: that can take some days. You need do nothing, and please do not pay again. It counts once PayPal lets the money go; if it does not, you can cancel then.`;
  if (method === 'transfer_account')
    return `${what} is being paid at this moment: the transfer is on its way, which takes some minutes. Please look again then.`;
  return `${what} is being paid at this moment: the bank mostly decides within a minute. Please look again then.`;
};
