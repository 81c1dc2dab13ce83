// What PayPal charges, and that it charges once.
import type { Money } from '@ijeuwa/contract/fields';
import { formatMoney } from '#ui/format.ts';

export const paypalCharges = (amount: Money, isPackage: boolean): string => {
  const once = `PayPal charges ${formatMoney(amount)}, once.`;
  return isPackage ? `${once} The package ends by itself: we write to you seven days before.` : once;
};
