// Columns of renewal.
import { OURS, type Registered, SECRET } from './registered.ts';

const BOOKS = 'the books, for at least six years';
const SOLD = "(select v.data ->> 'name' from catalogue_version v where v.id = package_version_id)";
const OF_AGREEMENT = 'agreement_id in (select a.id from agreement a where a.member_id = $1)';

export const AGREEMENTS: Record<string, Registered> = {
  renewal_consent: {
    copied: {
      part: 'payments',
      of: 'member_id = $1',
      columns: 'amount_minor currency words given_at',
      beside: { package: SOLD },
    },
    withheld: { [OURS]: 'id member_id order_id package_version_id' },
    // What was charged by it stays with the books, and so does why it might be.
    erased: { stays: BOOKS },
  },
  agreement: {
    copied: { part: 'payments', of: 'member_id = $1', columns: 'state ended_because began_at changed_at' },
    withheld: { [OURS]: 'id member_id consent_id order_id', [SECRET]: 'card_sealed' },
    // It is forgotten when its member leaves; here too, should the provider not have answered since.
    erased: { stays: BOOKS, emptied: { of: 'member_id = $1', set: { card_sealed: 'null' } } },
  },
  agreement_pause: {
    copied: { part: 'payments', of: 'member_id = $1', columns: 'days began_at goes_on_at ended_at' },
    withheld: { [OURS]: 'id agreement_id member_id' },
    erased: { stays: BOOKS },
  },
  agreement_renewal: {
    copied: { part: 'payments', of: OF_AGREEMENT, columns: 'nth old_ends_at first_try_at settled_at' },
    withheld: { [OURS]: 'agreement_id order_id next_look_at' },
    erased: { stays: BOOKS },
  },
};
