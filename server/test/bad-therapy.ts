// For the test of what the database refuses: rows of the therapy room.
type Row = Record<string, unknown>;

const BEFORE = '2025-12-31T00:00:00Z';
const AFTER = '2026-01-02T00:00:00Z';
const LOW = '00000000-0000-7000-8000-000000000001';
const INSIGHTS = { insights_client_id: LOW, insights_sealed: 'x', answered_at: AFTER };

export const THERAPY_SAMPLES: Record<string, Row> = {
  therapy_plan: { offered_until: AFTER },
};

export const BAD_THERAPY: [table: string, constraint: string, ...rows: Row[]][] = [
  ['therapy_plan', 'therapy_plan_sessions_positive', { sessions: 0 }],
  ['therapy_plan', 'therapy_plan_amount_minor_positive', { amount_minor: 0 }],
  ['therapy_plan', 'therapy_plan_currency_known', { currency: 'XAF' }],
  ['therapy_plan', 'therapy_plan_offered_until_after_chosen_at', { offered_until: BEFORE }],
  ['therapy_plan', 'therapy_plan_usable_until_after_paid_at', { paid_at: AFTER, usable_until: BEFORE }],
  ['therapy_plan', 'therapy_plan_usable_until_needs_paid_at', { usable_until: AFTER }],
  ['therapy_plan', 'therapy_plan_taken_back_at_needs_paid_at', { taken_back_at: AFTER }],
  ['therapy_assessment', 'therapy_assessment_answered_whole', { insights_sealed: 'x' }],
  ['therapy_assessment', 'therapy_assessment_answered_at_needs_staff_id', INSIGHTS],
  ['therapy_assessment', 'therapy_assessment_one_waits', { member_id: LOW }, { member_id: LOW }],
];
