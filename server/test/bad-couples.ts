// What the database refuses of the couples room.
type Row = Record<string, unknown>;

const LOW = '00000000-0000-7000-8000-000000000001';

export const BAD_COUPLES: [table: string, constraint: string, ...rows: Row[]][] = [
  ['couple', 'couple_state_known', { state: 'engaged' }],
  ['couple', 'couple_over_has_end', { state: 'ended' }],
  ['couple', 'couple_together_has_day', { state: 'together', together_at: null, over_at: null }],
  ['compatibility_report', 'compatibility_report_state_known', { state: 'read' }],
  ['compatibility_report', 'compatibility_report_over_has_end', { state: 'withdrawn', over_at: null }],
  [
    'compatibility_report',
    'compatibility_report_made_has_file',
    { state: 'made', made_at: '2026-01-01T00:00:00Z', file_id: null },
  ],
  [
    'compatibility_report',
    'compatibility_report_made_has_day',
    { state: 'made', file_id: 'x', made_at: null, over_at: null },
  ],
  ['compatibility_yes', 'compatibility_yes_lines_known', { lines: ['money'] }],
  ['compatibility_right', 'compatibility_right_currency_known', { currency: 'XAU' }],
  ['compatibility_right', 'compatibility_right_value_minor_positive', { value_minor: 0 }],
  ['couple_replies', 'couple_replies_released_couple_id_needs_released_at', { released_couple_id: LOW }],
];
