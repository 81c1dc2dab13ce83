// What a plan costs, in the currencies in which it is sold, and what its saving is measured from.
import { listCounsellors } from '@ijeuwa/contract/counselling';
import type { TherapyPackage } from '@ijeuwa/contract/therapy';
import { useRead } from '#platform/queries.ts';
import { formatMoney } from '#ui/format.ts';

export const PLAN_CURRENCIES = ['NGN', 'USD'] as const;
export type PlanCurrency = (typeof PLAN_CURRENCIES)[number];

const naira = (price: number): string =>
  formatMoney({ amountMinor: Math.round(price * 100), currency: 'NGN' });

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

/** What a percent is compared to, with the price, so that the reader can reckon it themselves. */
export const comparedWith = (single: number | undefined): string =>
  single === undefined
    ? 'Compared with as many single sessions of 50 minutes.'
    : `Compared with as many single sessions of 50 minutes, which cost from ${naira(single)} each. You save this much or more.`;

/** Of one plan: its percent, and the two prices that it stands between. */
export const savingWords = (plan: TherapyPackage, single: number | undefined): string =>
  single === undefined
    ? `${plan.save}%`
    : `${plan.save}% or more: a single session costs from ${naira(single)}, one of this plan ${perSession(plan)}`;

/** In the currency of the reader's first price. */
export const perSession = ({ sessions, priceNGN }: TherapyPackage): string => naira(priceNGN / sessions);
