// Columns of what is had once: codes, and what is known of them and of trials once an account is erased.
import { NOBODYS, OURS, type Registered } from './registered.ts';

export const CODES: Record<string, Registered> = {
  code_use: {
    copied: {
      part: 'payments',
      of: 'member_id = $1',
      columns: 'code_key state taken_at used_at email_sealed phone_sealed',
    },
    withheld: { [OURS]: 'id member_id purchase_id', 'tells nothing by itself': 'email_digest phone_digest' },
    erased: {
      stays: 'the books, for at least six years',
      emptied: {
        of: 'member_id = $1',
        set: { email_sealed: 'null', email_digest: 'null', phone_sealed: 'null', phone_digest: 'null' },
      },
    },
  },
  offer_had: {
    withheld: { 'of nobody who can be named': 'offer digest kept_until' },
    erased: NOBODYS,
  },
};
