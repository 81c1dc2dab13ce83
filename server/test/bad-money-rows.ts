// What the database refuses of orders, attempts and payments; the rest stands in `bad-rows.ts`.

const LOW = '00000000-0000-7000-8000-000000000001';
const BEFORE = '2025-12-31T00:00:00Z';
const AFTER = '2026-01-02T00:00:00Z';

/** As `BAD_ROWS`. */
export const BAD_MONEY_ROWS: [table: string, constraint: string, ...rows: Record<string, unknown>[]][] = [
  ['purchase_order', 'purchase_order_amount_minor_positive', { amount_minor: -1 }],
  ['purchase_order', 'purchase_order_currency_known', { currency: 'ngn' }],
  ['purchase_order', 'purchase_order_paid_is_settled', { status: 'paid' }],
  ['purchase_order', 'purchase_order_status_known', { status: 'lost' }],
  ['purchase_order', 'purchase_order_expires_at_after_created_at', { expires_at: BEFORE }],
  ['provider_notice', 'provider_notice_provider_known', { provider: 'nobody' }],
  ['provider_notice', 'provider_notice_outcome_known', { outcome: 'maybe' }],
  ['ledger_entry', 'ledger_entry_kind_known', { kind: 'gift' }],
  ['ledger_entry', 'ledger_entry_currency_known', { currency: 'XAF' }],
  ['ledger_entry', 'ledger_entry_account_known', { account: 'pocket' }],
  ['ledger_entry', 'ledger_entry_amount_minor_not_zero', { amount_minor: 0 }],
  ['ledger_transaction', 'ledger_transaction_kind_known', { kind: 'gift' }],
  ['ledger_line', 'ledger_line_currency_known', { currency: 'XAF' }],
  ['ledger_line', 'ledger_line_account_known', { account: 'cash:bank' }],
  ['ledger_line', 'ledger_line_account_known', { account: 'liability:gifts' }],
  ['ledger_line', 'ledger_line_amount_minor_not_zero', { amount_minor: 0 }],
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
