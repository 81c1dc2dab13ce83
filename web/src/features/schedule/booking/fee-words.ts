// What an appointment costs, in words: a session by its counsellor, a consultation alike with each, as the catalogue has it.
import type { AppointmentKind } from '@ijeuwa/contract/schedule';
import { findTherapy } from '@ijeuwa/contract/therapy';
import { useRead } from '#platform/queries.ts';
import { formatMoney } from '#ui/format.ts';
import type { Bookable } from './bookable.ts';

type Fee = Pick<Bookable, 'priceNGN' | 'priceUSD'>;

/** Undefined until it is known, and while none is given. */
export const useFee = (kind: AppointmentKind, who: Bookable | undefined): Fee | undefined => {
  const { data } = useRead(findTherapy, {}, { enabled: kind === 'consultation' });
  return kind === 'session' ? who : (data?.fee ?? undefined);
};

export const feeIn = (currency: 'NGN' | 'USD', { priceNGN, priceUSD }: Fee): string => {
  const price = currency === 'NGN' ? priceNGN : priceUSD;
  return formatMoney({ amountMinor: Math.round(price * 100), currency });
};

/** ₦150,000 (about $93.75) */
export const feeInWords = (fee: Fee): string => `${feeIn('NGN', fee)} (about ${feeIn('USD', fee)})`;
