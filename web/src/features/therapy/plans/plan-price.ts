// What a plan costs, in the currencies in which it is sold, and what its saving is measured from.
import { listCounsellors } from '@ijeuwa/contract/counselling';
import type { TherapyPackage } from '@ijeuwa/contract/therapy';
import { useRead } from '#platform/queries.ts';
import { formatMoney } from '#ui/format.ts';

export const PLAN_CURRENCIES = ['NGN', 'USD'] as const;
export type PlanCurrency = (typeof PLAN_CURRENCIES)[number];

export const planPrice = ({ priceNGN, priceUSD }: TherapyPackage, currency: PlanCurrency): string =>
  formatMoney({ amountMinor: Math.round((currency === 'NGN' ? priceNGN : priceUSD) * 100), currency });

/** What one session costs where it is cheapest, in naira; not known yet, or nobody there: undefined. */
export const useCheapestSession = (): number | undefined => {
  const prices = useRead(listCounsellors, {}).data?.counsellors.map(({ priceNGN }) => priceNGN) ?? [];
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

/** Spec 9 fixes the percents: they are the least that is saved, whoever the counsellor is. */
const saves = ({ sessions, priceNGN, save }: TherapyPackage, single: number): boolean =>
  priceNGN <= single * sessions * (1 - save / 100);

/** Whether its percent may be shown: it is none where it would not hold. */
export const isSaving = (plan: TherapyPackage, single: number | undefined): boolean =>
  plan.save > 0 && (single === undefined || saves(plan, single));

/** Beside the percents that are shown. */
export const measuredFrom = (single: number | undefined): string => {
  const words = 'Measured from as many single sessions of 50 minutes with the same counsellor';
  if (single === undefined) return `${words}.`;
  const from = formatMoney({ amountMinor: Math.round(single * 100), currency: 'NGN' });
  return `${words}, from ${from} each: you save at least so much.`;
};

/** In the currency of the reader's first price. */
export const perSession = ({ sessions, priceNGN }: TherapyPackage): string =>
  formatMoney({ amountMinor: Math.round((priceNGN * 100) / sessions), currency: 'NGN' });
