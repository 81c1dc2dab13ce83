// What the database refuses of bank statements, for bad-rows.ts.

const LOW = '00000000-0000-7000-8000-000000000001';
const AFTER = '2026-01-02T00:00:00Z';

export const BAD_STATEMENTS: [table: string, constraint: string, row: Record<string, unknown>][] = [
  ['bank_statement', 'bank_statement_line_count_positive', { line_count: 0, new_count: 0 }],
  ['bank_statement', 'bank_statement_new_count_not_negative', { new_count: -1 }],
  ['bank_statement', 'bank_statement_new_of_its_lines', { new_count: 2 }],
  ['bank_statement', 'bank_statement_days_ordered', { first_day: '2026-11-24', last_day: '2026-11-23' }],
  ['statement_line', 'statement_line_state_known', { state: 'lost' }],
  ['statement_line', 'statement_line_position_not_negative', { position: -1 }],
  ['statement_line', 'statement_line_amount_minor_not_zero', { amount_minor: 0 }],
  ['statement_line', 'statement_line_left_is_kept', { amount_minor: -1 }],
  ['statement_line', 'statement_line_reverses_as_reversal', { reverses_id: LOW }],
  ['statement_line', 'statement_line_settled', { state: 'closed' }],
  ['statement_line', 'statement_line_closing_as_known', { closing_as: 'lost', closing_by: LOW }],
  ['statement_line', 'statement_line_closing_said', { closing_as: 'interest' }],
  [
    'statement_line',
    'statement_line_presumed_open',
    { state: 'closed', settled_at: AFTER, presumed_payment_id: LOW },
  ],
  ['statement_line', 'statement_line_confirmed_for', { state: 'confirmed', settled_at: AFTER }],
];
