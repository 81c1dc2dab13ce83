// What the database refuses of packages that are changed, for bad-rows.ts.

const LOW = '00000000-0000-7000-8000-000000000001';
const HIGH = '00000000-0000-7000-8000-000000000002';
const BEFORE = '2025-12-31T00:00:00Z';
const AFTER = '2026-01-02T00:00:00Z';
const CREDIT = { net_minor: 3, days_left: 1, days_in_all: 2, credit_minor: 2 };

export const BAD_CHANGES: [table: string, constraint: string, ...rows: Record<string, unknown>[]][] = [
  ['upgrade_credit', 'upgrade_credit_credit_minor_positive', { ...CREDIT, credit_minor: 0 }],
  ['upgrade_credit', 'upgrade_credit_days_left_positive', { ...CREDIT, days_left: 0 }],
  ['upgrade_credit', 'upgrade_credit_of_what_was_paid', { ...CREDIT, credit_minor: 4 }],
  ['upgrade_credit', 'upgrade_credit_of_its_days', { ...CREDIT, days_left: 3 }],
  ['upgrade_credit', 'upgrade_credit_restored_at_needs_taken_at', { ...CREDIT, restored_at: AFTER }],
  [
    'upgrade_credit',
    'upgrade_credit_taken_once',
    { ...CREDIT, quote_id: LOW, order_id: LOW, taken_at: AFTER },
    { ...CREDIT, quote_id: HIGH, order_id: LOW, taken_at: AFTER },
  ],
  ['downgrade', 'downgrade_taken_back_afterwards', { taken_back_at: BEFORE }],
  ['downgrade', 'downgrade_to_consent', { to_consent_id: LOW }, { to_consent_id: LOW }],
];
