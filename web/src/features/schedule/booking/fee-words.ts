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

/** In kobo or cents, as it is sent along with the booking. */
export const feeMinorIn = (currency: 'NGN' | 'USD', { priceNGN, priceUSD }: Fee): number =>
  Math.round((currency === 'NGN' ? priceNGN : priceUSD) * 100);

export const feeIn = (currency: 'NGN' | 'USD', fee: Fee): string =>
  formatMoney({ amountMinor: feeMinorIn(currency, fee), currency });

/** ₦150,000 (about $93.75) */
export const feeInWords = (fee: Fee): string => `${feeIn('NGN', fee)} (about ${feeIn('USD', fee)})`;
