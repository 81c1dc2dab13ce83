// What PayPal charges, and that it charges once.
import type { Money } from '@ijeuwa/contract/fields';
import { formatMoney } from '#ui/format.ts';

export const paypalCharges = (amount: Money): string =>
  `PayPal charges ${formatMoney(amount)}, once. The package ends by itself: we write to you seven days before.`;
