// What stands at the fields of a price for whoever keeps an entry and sets no prices: they read it, and why.
import { SETS_PRICES } from '@ijeuwa/contract/catalogue';
import { useMayCall } from '../staff-session.ts';

const PRICED = { access: { staff: SETS_PRICES } };

export const usePriced = (): { readOnly?: true; hint?: string } =>
  useMayCall(PRICED) ? {} : { readOnly: true, hint: 'Set by finance.' };
