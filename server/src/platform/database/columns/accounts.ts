// Columns of the accounts room.
import { OURS, type Registered, SECRET } from './registered.ts';

/** Rows of the books name it; nothing else of the person is left in it. */
const EMPTIED = {
  email: "'erased-' || id || '@erased.invalid'",
  status: "'erased'",
  email_verified_at: 'null',
  password_hash: 'null',
  phone_sealed: 'null',
  phone_digest: 'null',
  phone_confirmed_at: 'null',
  phone_checked_at: 'null',
  country: 'null',
  zone: 'null',
  last_seen_at: 'created_at',
};

export const ACCOUNTS: Record<string, Registered> = {
  session: {
    copied: {
      part: 'devices',
      of: 'member_id = $1',
      columns: 'device remember created_at last_seen_at expires_at',
    },
    withheld: { [OURS]: 'id member_id', [SECRET]: 'token_hash' },
    erased: { goes: 'member_id = $1' },
  },
  email_token: {
    withheld: { [SECRET]: 'token_hash member_id purpose email expires_at used_at' },
    erased: { goes: 'member_id = $1' },
  },
  identity_link: {
    copied: {
      part: 'account',
      of: 'member_id = $1',
      columns: 'issuer subject email confirmed_at created_at',
    },
    withheld: { [OURS]: 'id member_id' },
    erased: { goes: 'member_id = $1' },
  },
  one_time_code: {
    withheld: {
      [SECRET]: 'id code_hash email phone_sealed tries_left expires_at confirmed_at used_at',
    },
    erased: { goes: 'email = (select m.email from member m where m.id = $1)' },
  },
  member: {
    copied: {
      part: 'account',
      of: 'id = $1',
      columns:
        'id email email_verified_at phone_sealed phone_confirmed_at phone_checked_at country zone status created_at last_seen_at',
    },
    withheld: {
      [SECRET]: 'password_hash phone_digest sign_in_epoch',
      'says how the demonstration was set up': 'demonstration ready_account',
    },
    erased: {
      stays: 'a number and the day it was given, which the books, the audit and reports name',
      emptied: { of: 'id = $1', set: EMPTIED },
    },
  },
};
