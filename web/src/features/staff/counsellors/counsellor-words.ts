// What categories of counsellors are called here, and a fee in both currencies.
import type { CounsellorCategory } from '@ijeuwa/contract/counselling';
import type { CounsellorEntry } from '@ijeuwa/contract/counsellors';
import { formatMoney } from '#ui/format.ts';

export const CATEGORIES: Record<CounsellorCategory, string> = {
  clinical: 'Clinical',
  family: 'Family',
  premarital: 'Premarital',
};

/** ₦150,000 · $93.75 */
export const feesOf = ({ price, priceUSD }: Pick<CounsellorEntry, 'price' | 'priceUSD'>): string =>
  [
    formatMoney({ amountMinor: price * 100, currency: 'NGN' }),
    formatMoney({ amountMinor: Math.round(priceUSD * 100), currency: 'USD' }),
  ].join(' · ');
