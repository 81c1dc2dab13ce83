// Columns of the schedule room.
import { NOBODYS, OURS, type Registered, SECRET } from './registered.ts';

const USED = 'what was bought and used, without a word of it, beside the books';
const WITH = '(select c.name from counsellor c where c.id = counsellor_id)';

export const SCHEDULE: Record<string, Registered> = {
  counsellor: {
    withheld: {
      'of no member':
        'id key name staff_id zone bookable version_id price_ngn_minor price_usd_minor version freed_at',
    },
    erased: NOBODYS,
  },
  availability: {
    withheld: { 'of no member': 'counsellor_id weekday from_minute to_minute' },
    erased: NOBODYS,
  },
  availability_exception: {
    withheld: { 'of no member': 'id counsellor_id day from_minute to_minute' },
    erased: NOBODYS,
  },
  holiday: { withheld: { 'of no member': 'id key day name provisional' }, erased: NOBODYS },
  claim: {
    withheld: { 'said by the appointment': 'person_id during appointment_id held_until' },
    erased: {
      goes: 'person_id = $1 or appointment_id in (select a.id from appointment a where a.member_id = $1)',
    },
  },
  appointment: {
    copied: {
      part: 'appointments',
      of: 'member_id = $1',
      columns:
        'kind state starts_at ends_at held_until by_transfer paid_by details_sealed notes_sealed moves booked_at confirmed_at ended_at parted_at stars rated_at absence_said_at',
      beside: { counsellor: WITH },
    },
    withheld: {
      [OURS]:
        'id counsellor_id member_id sequence version day_reminder_for hour_reminder_for due_soon_told_at overdue_told_at',
      'the other person’s': 'partner_id',
    },
    erased: {
      stays: USED,
      emptied: {
        of: 'member_id = $1',
        set: { details_sealed: "''", notes_sealed: "''", stars: 'null', rated_at: 'null' },
      },
    },
  },
  waiting: {
    copied: {
      part: 'appointments',
      of: 'member_id = $1',
      columns: 'since told_at left_at',
      beside: { counsellor: WITH },
    },
    withheld: { [OURS]: 'counsellor_id member_id' },
    erased: { goes: 'member_id = $1' },
  },
  session_grant: {
    copied: {
      part: 'appointments',
      of: 'member_id = $1',
      columns: 'source kind title usable_until granted_at',
    },
    withheld: { [OURS]: 'id member_id once_key' },
    erased: { stays: USED },
  },
  session_credit: {
    copied: {
      part: 'appointments',
      of: 'grant_id in (select g.id from session_grant g where g.member_id = $1)',
      columns: 'why sessions at',
    },
    withheld: { [OURS]: 'id grant_id appointment_id' },
    erased: { stays: USED },
  },
  calendar_feed: {
    copied: { part: 'appointments', of: 'member_id = $1', columns: 'made_at' },
    withheld: { [OURS]: 'member_id', [SECRET]: 'token_hash token_sealed' },
    erased: { goes: 'member_id = $1' },
  },
};
