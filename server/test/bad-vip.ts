// What the database refuses of the VIP room.
type Row = Record<string, unknown>;
const AT = '2026-01-02T00:00:00Z';
const BEGUN = { state: 'paid', ground: 'payment', started_at: AT };

export const BAD_VIP: [table: string, constraint: string, ...rows: Row[]][] = [
  ['vip_case', 'vip_case_state_known', { ...BEGUN, state: 'lost' }],
  ['vip_case', 'vip_case_ground_known', { ...BEGUN, ground: 'love' }],
  [
    'vip_case',
    'vip_case_paused_from_known',
    { ...BEGUN, state: 'paused', paused_from: 'closed', paused_at: AT, paused_by: 'member' },
  ],
  [
    'vip_case',
    'vip_case_paused_by_known',
    { ...BEGUN, state: 'paused', paused_from: 'paid', paused_at: AT, paused_by: 'rain' },
  ],
  [
    'vip_case',
    'vip_case_paused_by_somebody',
    { ...BEGUN, state: 'paused', paused_from: 'paid', paused_at: AT },
  ],
  ['vip_case', 'vip_case_proposed_at_needs_started_at', { state: 'submitted', proposed_at: AT }],
  ['vip_case', 'vip_case_nobody_else_at_needs_started_at', { state: 'submitted', nobody_else_at: AT }],
  ['vip_case', 'vip_case_closed_because_known', { state: 'closed', closed_at: AT, closed_because: 'rain' }],
  ['vip_case', 'vip_case_fits_not_negative', { ...BEGUN, fits: -1 }],
  ['vip_case', 'vip_case_started_at_needs_ground', { ...BEGUN, ground: null }],
  ['vip_case', 'vip_case_paused_from_somewhere', { ...BEGUN, state: 'paused' }],
  ['vip_case', 'vip_case_paused_since', { ...BEGUN, state: 'paused', paused_from: 'paid' }],
  ['vip_case', 'vip_case_closed_at_some_time', { state: 'closed' }],
  ['vip_case', 'vip_case_closed_for_a_reason', { state: 'closed', closed_at: AT }],
  ['vip_case', 'vip_case_begun', { state: 'searching' }],
  ['vip_paid_end', 'vip_paid_end_because_known', { because: 'rain' }],
  ['vip_ring', 'vip_ring_ring_known', { ring: 'dinner' }],
  ['vip_proposal', 'vip_proposal_state_known', { state: 'sung' }],
  ['vip_proposal', 'vip_proposal_client_first', { state: 'asked' }],
  ['vip_proposal', 'vip_proposal_other_answered_at_needs_client_answered_at', { other_answered_at: AT }],
];
