// What a plan costs, in the currencies in which it is sold.
import type { TherapyPackage } from '@ijeuwa/contract/therapy';
import { formatMoney } from '#ui/format.ts';

export const PLAN_CURRENCIES = ['NGN', 'USD'] as const;
export type PlanCurrency = (typeof PLAN_CURRENCIES)[number];

export const planPrice = ({ priceNGN, priceUSD }: TherapyPackage, currency: PlanCurrency): string =>
  formatMoney({ amountMinor: Math.round((currency === 'NGN' ? priceNGN : priceUSD) * 100), currency });
