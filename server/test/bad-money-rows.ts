// What the database refuses of orders, attempts and payments; the rest stands in `bad-rows.ts`.

const LOW = '00000000-0000-7000-8000-000000000001';
const BEFORE = '2025-12-31T00:00:00Z';
const AFTER = '2026-01-02T00:00:00Z';

/** As `BAD_ROWS`. */
export const BAD_MONEY_ROWS: [table: string, constraint: string, ...rows: Record<string, unknown>[]][] = [
  ['order_line', 'order_line_kind_known', { kind: 'wish' }],
  ['order_line', 'order_line_position_positive', { position: 0 }],
  ['order_line', 'order_line_amount_minor_positive', { amount_minor: 0 }],
  ['order_line', 'order_line_names_package', { package_version_id: null }],
  ['payment_attempt', 'payment_attempt_provider_known', { provider: 'nobody' }],
  ['payment_attempt', 'payment_attempt_method_known', { method: 'cash' }],
  ['payment_attempt', 'payment_attempt_currency_known', { currency: 'XAF' }],
  ['payment_attempt', 'payment_attempt_status_known', { status: 'lost' }],
  ['payment_attempt', 'payment_attempt_amount_minor_positive', { amount_minor: 0 }],
  ['payment_attempt', 'payment_attempt_expires_at_after_created_at', { expires_at: BEFORE }],
  ['payment', 'payment_provider_known', { provider: 'nobody' }],
  ['payment', 'payment_currency_known', { currency: 'XAF' }],
  ['payment', 'payment_standing_known', { standing: 'odd' }],
  ['payment', 'payment_amount_minor_positive', { amount_minor: 0 }],
  ['payment', 'payment_once', { transaction: '7' }, { transaction: '7' }],
  ['allocation', 'allocation_amount_minor_positive', { amount_minor: 0 }],
  ['refund', 'refund_state_known', { state: 'lost' }],
  ['refund', 'refund_amount_minor_positive', { amount_minor: 0 }],
  ['refund', 'refund_done_at_some_time', { state: 'done' }],
  ['refund', 'refund_one_under_way', { payment_id: LOW }, { payment_id: LOW }],
  ['odd_payment', 'odd_payment_provider_known', { provider: 'nobody' }],
  ['odd_payment', 'odd_payment_outcome_known', { outcome: 'fits' }],
  ['odd_payment', 'odd_payment_closed_with_reason', { closed_at: AFTER }],
  ['odd_payment', 'odd_payment_once', { source: 'x' }, { source: 'x' }],
];
