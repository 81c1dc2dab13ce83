// What the database refuses of the couples room.
type Row = Record<string, unknown>;

const LOW = '00000000-0000-7000-8000-000000000001';

export const BAD_COUPLES: [table: string, constraint: string, ...rows: Row[]][] = [
  ['couple', 'couple_state_known', { state: 'engaged' }],
  ['couple', 'couple_over_has_end', { state: 'ended' }],
  ['couple', 'couple_together_has_day', { state: 'together', together_at: null, over_at: null }],
  ['couple_replies', 'couple_replies_released_couple_id_needs_released_at', { released_couple_id: LOW }],
];
