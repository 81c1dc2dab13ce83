// What the database refuses of the couples room.
type Row = Record<string, unknown>;

export const BAD_COUPLES: [table: string, constraint: string, ...rows: Row[]][] = [
  ['couple', 'couple_state_known', { state: 'engaged' }],
  ['couple', 'couple_over_has_end', { state: 'ended' }],
  ['couple', 'couple_together_has_day', { state: 'together', together_at: null, over_at: null }],
];
