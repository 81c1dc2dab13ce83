// What an appointment costs, in words: a session by its counsellor, a consultation alike with each.
import { CONSULTATION_FEE_NAIRA } from '@ijeuwa/contract/counselling';
import type { AppointmentKind } from '@ijeuwa/contract/schedule';
import { formatMoney } from '#ui/format.ts';
import type { Bookable } from './bookable.ts';

/** Spec 9: 10,000 naira are about $6.25. */
const CONSULTATION_FEE_DOLLARS = 6.25;

export const feeIn = (
  currency: 'NGN' | 'USD',
  kind: AppointmentKind,
  { priceNGN, priceUSD }: Bookable,
): string => {
  const [naira, dollars] =
    kind === 'session' ? [priceNGN, priceUSD] : [CONSULTATION_FEE_NAIRA, CONSULTATION_FEE_DOLLARS];
  return formatMoney({ amountMinor: Math.round((currency === 'NGN' ? naira : dollars) * 100), currency });
};

/** ₦150,000 (about $93.75) */
export const feeInWords = (kind: AppointmentKind, who: Bookable): string =>
  `${feeIn('NGN', kind, who)} (about ${feeIn('USD', kind, who)})`;
