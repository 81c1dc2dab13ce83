// What the database refuses of settlements and of the day’s close, for bad-rows.ts.

const LOW = '00000000-0000-7000-8000-000000000001';
const AFTER = '2026-01-02T00:00:00Z';

type Row = Record<string, unknown>;
export const BAD_SETTLEMENTS: [table: string, constraint: string, ...rows: Row[]][] = [
  ['settlement', 'settlement_provider_known', { provider: 'nobody' }],
  ['settlement', 'settlement_currency_known', { currency: 'XAF' }],
  ['settlement', 'settlement_total_minor_not_negative', { total_minor: -1 }],
  ['settlement', 'settlement_fees_minor_not_negative', { fees_minor: -1 }],
  ['settlement', 'settlement_deducted_minor_not_negative', { deducted_minor: -1 }],
  ['settlement', 'settlement_payout_minor_not_negative', { payout_minor: -1 }],
  ['settlement', 'settlement_once', { provider_id: 'x' }, { provider_id: 'x' }],
  ['settlement_item', 'settlement_item_amount_minor_not_negative', { amount_minor: -1 }],
  ['settlement_item', 'settlement_item_fees_minor_not_negative', { fees_minor: -1 }],
  ['settlement_item', 'settlement_item_payment', { payment_id: LOW }, { payment_id: LOW }],
  ['settlement_difference', 'settlement_difference_kind_known', { kind: 'odd' }],
  [
    'settlement_difference',
    'settlement_difference_said_currency_known',
    { said_minor: 1, said_currency: 'XAF' },
  ],
  [
    'settlement_difference',
    'settlement_difference_ours_currency_known',
    { ours_minor: 1, ours_currency: 'XAF' },
  ],
  ['settlement_difference', 'settlement_difference_said_in_currency', { said_minor: 1 }],
  ['settlement_difference', 'settlement_difference_ours_in_currency', { ours_minor: 1 }],
  ['settlement_difference', 'settlement_difference_closed_with_reason', { closed_at: AFTER }],
  ['day_close', 'day_close_differences_open_not_negative', { differences_open: -1, reason: 'x' }],
  ['day_close', 'day_close_unmatched_open_not_negative', { unmatched_open: -1, reason: 'x' }],
  ['day_close', 'day_close_open_with_reason', { differences_open: 1, unmatched_open: 0, reason: null }],
  ['day_close_figure', 'day_close_figure_currency_known', { currency: 'XAF' }],
  ['day_close_figure', 'day_close_figure_amount_minor_not_zero', { amount_minor: 0 }],
  ['day_close_figure', 'day_close_figure_what_known', { what: 'luck' }],
  ['settlement_difference', 'settlement_difference_source_unique', { source: 'x' }, { source: 'x' }],
];
