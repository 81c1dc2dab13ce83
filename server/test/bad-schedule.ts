// What the database refuses of appointments and of when counsellors are there, for bad-rows.ts.

const LOW = '00000000-0000-7000-8000-000000000001';
const HIGH = '00000000-0000-7000-8000-000000000002';
const BEFORE = '2025-12-31T00:00:00Z';
const UNTIL = '2026-01-03T00:00:00Z';
const TAKEN = { why: 'taken', sessions: -1, appointment_id: LOW };

export const BAD_SCHEDULE: [table: string, constraint: string, ...rows: Record<string, unknown>[]][] = [
  ['counsellor', 'counsellor_version_not_negative', { version: -1 }],
  ['counsellor', 'counsellor_price_ngn_minor_positive', { price_ngn_minor: 0 }],
  ['counsellor', 'counsellor_price_usd_minor_positive', { price_usd_minor: 0 }],
  ['availability', 'availability_weekday_within', { weekday: 8 }],
  ['availability', 'availability_from_minute_within', { from_minute: -1 }],
  ['availability', 'availability_to_minute_within', { to_minute: 1441 }],
  ['availability', 'availability_to_minute_after_from_minute', { from_minute: 600, to_minute: 540 }],
  ['availability_exception', 'availability_exception_from_minute_within', { from_minute: -1, to_minute: 60 }],
  ['availability_exception', 'availability_exception_to_minute_within', { from_minute: 1, to_minute: 1441 }],
  [
    'availability_exception',
    'availability_exception_to_minute_after_from_minute',
    { from_minute: 600, to_minute: 540 },
  ],
  ['availability_exception', 'availability_exception_whole', { from_minute: 60 }],
  ['appointment', 'appointment_kind_known', { kind: 'lunch' }],
  ['appointment', 'appointment_state_known', { state: 'dreamt' }],
  ['appointment', 'appointment_paid_by_known', { paid_by: 'a smile' }],
  ['appointment', 'appointment_ends_at_after_starts_at', { ends_at: BEFORE }],
  ['appointment', 'appointment_waits_until', { held_until: null }],
  ['appointment', 'appointment_with_another', { member_id: LOW, partner_id: LOW }],
  ['appointment', 'appointment_moves_within', { moves: 3 }],
  ['appointment', 'appointment_stars_within', { state: 'done', stars: 6, rated_at: BEFORE }],
  ['appointment', 'appointment_rated_whole', { state: 'done', stars: 5 }],
  ['appointment', 'appointment_rated_held', { stars: 5, rated_at: BEFORE }],
  ['appointment', 'appointment_comes_alone', { member_id: LOW, partner_id: HIGH, parted_at: BEFORE }],
  ['session_note', 'session_note_version_not_negative', { version: -1 }],
  ['appointment', 'appointment_sequence_not_negative', { sequence: -1 }],
  ['appointment', 'appointment_version_not_negative', { version: -1 }],
  ['appointment', 'appointment_one_hold', { id: LOW, member_id: LOW }, { id: HIGH, member_id: LOW }],
  [
    'claim',
    'claim_never_overlaps',
    { person_id: LOW, appointment_id: LOW },
    { person_id: LOW, appointment_id: HIGH, during: `["2026-01-01T23:00:00Z","${UNTIL}")` },
  ],
  ['session_grant', 'session_grant_source_known', { source: 'a wish' }],
  ['session_grant', 'session_grant_kind_known', { kind: 'lunch' }],
  ['session_credit', 'session_credit_why_known', { ...TAKEN, why: 'lost', appointment_id: null }],
  ['session_credit', 'session_credit_signed', { why: 'granted', sessions: -1 }],
  ['session_credit', 'session_credit_signed', { why: 'restored', sessions: -1 }],
  ['session_credit', 'session_credit_for', { why: 'granted', sessions: 4, appointment_id: LOW }],
  ['session_credit', 'session_credit_once', TAKEN, TAKEN],
  ['session_credit', 'session_credit_granted_once', { grant_id: LOW }, { grant_id: LOW }],
];
