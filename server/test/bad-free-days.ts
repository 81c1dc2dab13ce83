// What the database refuses of days that are given for nothing, for bad-rows.ts.

const LOW = '00000000-0000-7000-8000-000000000001';
const HIGH = '00000000-0000-7000-8000-000000000002';
const GUARANTEE = { why: 'guarantee', days: 30, card_days: 30, answers: 50 };
const LOST = { why: 'lost', days: 4, card_days: null, answers: null, click_id: LOW };

export const BAD_FREE_DAYS: [table: string, constraint: string, ...rows: Record<string, unknown>[]][] = [
  ['card_stretch', 'card_stretch_ordered', { from_day: '2026-01-02', until_day: '2026-01-01' }],
  ['free_days', 'free_days_why_known', { ...GUARANTEE, why: 'a smile', card_days: null, answers: null }],
  ['free_days', 'free_days_days_within', { ...GUARANTEE, days: 32 }],
  ['free_days', 'free_days_guarantee_counted', { ...GUARANTEE, answers: null }],
  ['free_days', 'free_days_lost_clicked', { ...LOST, click_id: null }],
  [
    'free_days',
    'free_days_one_guarantee',
    { ...GUARANTEE, grant_id: LOW, order_id: LOW },
    { ...GUARANTEE, grant_id: HIGH, order_id: LOW },
  ],
  ['free_days', 'free_days_one_click', { ...LOST, grant_id: LOW }, { ...LOST, grant_id: HIGH }],
];
