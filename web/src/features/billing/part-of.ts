// How much of an order has come, where a part of it has.
import type { Order } from '@ijeuwa/contract/billing';
import type { Money } from '@ijeuwa/contract/fields';

/** Credit that is set aside is no part that came. */
export const partOf = ({ status, total, missing, fromCredit }: Order): Money | undefined => {
  if (status !== 'part_paid' || !missing) return undefined;
  const amountMinor = total.amountMinor - missing.amountMinor - (fromCredit?.amountMinor ?? 0);
  return amountMinor > 0 ? { ...total, amountMinor } : undefined;
};
