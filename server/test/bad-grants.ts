// What the database refuses of what was given to members, for bad-rows.ts.

const LOW = '00000000-0000-7000-8000-000000000001';
const BEFORE = '2025-12-31T00:00:00Z';

export const BAD_GRANTS: [table: string, constraint: string, ...rows: Record<string, unknown>[]][] = [
  ['package_grant', 'package_grant_cause_known', { cause: 'luck' }],
  ['package_grant', 'package_grant_paid_by_known', { cause: 'purchase', order_id: LOW, paid_by: 'cash' }],
  ['package_grant', 'package_grant_anchor_day_within', { anchor_day: 32 }],
  ['package_grant', 'package_grant_ends_at_after_starts_at', { ends_at: BEFORE }],
  ['package_grant', 'package_grant_moved_from_another', { cause: 'moved' }],
  ['package_grant', 'package_grant_moved_from_another', { moved_from: LOW }],
  ['package_grant', 'package_grant_paid_somehow', { paid_by: 'card' }],
  ['package_grant', 'package_grant_purchase_ordered', { cause: 'purchase' }],
  ['package_grant', 'package_grant_purchase_ordered', { cause: 'trial', order_id: LOW, paid_by: 'card' }],
  ['package_grant', 'package_grant_one_at_a_time', { member_id: LOW }, { member_id: LOW, starts_at: BEFORE }],
  [
    'package_grant',
    'package_grant_one_purchase',
    { cause: 'purchase', order_id: LOW, paid_by: 'card' },
    { cause: 'purchase', order_id: LOW, paid_by: 'card' },
  ],
  [
    'package_grant',
    'package_grant_moved_once',
    { cause: 'moved', moved_from: LOW },
    { cause: 'moved', moved_from: LOW },
  ],
  ['grant_cut', 'grant_cut_why_known', { why: 'bad luck' }],
];
