// What the database refuses of renewal, for bad-rows.ts.

const LOW = '00000000-0000-7000-8000-000000000001';
const HIGH = '00000000-0000-7000-8000-000000000002';
const AFTER = '2026-01-02T00:00:00Z';

export const BAD_AGREEMENTS: [table: string, constraint: string, ...rows: Record<string, unknown>[]][] = [
  ['renewal_consent', 'renewal_consent_amount_minor_positive', { amount_minor: 0 }],
  ['renewal_consent', 'renewal_consent_currency_known', { currency: 'XAF' }],
  ['renewal_consent', 'renewal_consent_of_order', { order_id: LOW }, { order_id: LOW }],
  ['agreement', 'agreement_state_known', { state: 'asleep', ended_because: null }],
  ['agreement', 'agreement_ended_because_known', { state: 'ended', ended_because: 'luck' }],
  ['agreement', 'agreement_ended_because', { state: 'ended' }],
  ['agreement', 'agreement_lives_with_card', { card_sealed: null }],
  ['agreement', 'agreement_of_order', { order_id: LOW }, { order_id: LOW }],
  [
    'agreement',
    'agreement_one_lives',
    { member_id: LOW, order_id: LOW },
    { member_id: LOW, order_id: HIGH, state: 'cancelled' },
  ],
  ['agreement_pause', 'agreement_pause_days_within', { days: 31 }],
  ['agreement_pause', 'agreement_pause_goes_on_at_after_began_at', { goes_on_at: '2025-12-31T00:00:00Z' }],
  ['agreement_pause', 'agreement_pause_one_at_a_time', { member_id: LOW }, { member_id: LOW }],
  ['agreement_renewal', 'agreement_renewal_nth_positive', { nth: 0 }],
  ['agreement_renewal', 'agreement_renewal_settled_is_over', { settled_at: AFTER, next_look_at: AFTER }],
  ['agreement_renewal', 'agreement_renewal_of_order', { order_id: LOW }, { order_id: LOW }],
];
