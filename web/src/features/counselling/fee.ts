// What a session with a counsellor costs, as it stands on cards: ₦150,000 (about $93.75).
import type { Counsellor } from '@ijeuwa/contract/counselling';
import { BUFFER_MINUTES, SESSION_MINUTES } from '@ijeuwa/contract/schedule';
import { formatMoney } from '#ui/format.ts';

type Fees = Pick<Counsellor, 'priceNGN' | 'priceUSD'>;

export const nairaOf = ({ priceNGN }: Fees): string =>
  formatMoney({ amountMinor: Math.round(priceNGN * 100), currency: 'NGN' });
export const dollarsOf = ({ priceUSD }: Fees): string =>
  formatMoney({ amountMinor: Math.round(priceUSD * 100), currency: 'USD' });

// Spec 3 says "per hour": that hour is a session and the break after it.
export const PER_SESSION = `per session of ${SESSION_MINUTES} minutes`;
export const BREAK_AFTER = `then a ${BUFFER_MINUTES}-minute break`;
