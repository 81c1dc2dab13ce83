// What the database refuses of the session room.
type Row = Record<string, unknown>;

const [LOW, HIGH] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
const BEFORE = '2025-12-31T00:00:00Z';

export const MEETING_SAMPLES: Record<string, Row> = {
  meeting_stay: { role: 'counsellor', staff_id: LOW },
  meeting_text: { role: 'counsellor', staff_id: LOW },
};

export const BAD_MEETING: [table: string, constraint: string, ...rows: Row[]][] = [
  ['meeting_stay', 'meeting_stay_role_known', { role: 'guest' }],
  ['meeting_stay', 'meeting_stay_whose', { role: 'member' }],
  ['meeting_stay', 'meeting_stay_one_of', { staff_id: null }],
  ['meeting_stay', 'meeting_stay_ended_by', { ended_for_all: true }],
  ['meeting_stay', 'meeting_stay_in_order', { left_at: BEFORE }],
  [
    'meeting_stay',
    'meeting_stay_one_screen',
    { id: LOW, appointment_id: LOW },
    { id: HIGH, appointment_id: LOW },
  ],
  ['meeting_text', 'meeting_text_role_known', { role: 'guest' }],
  ['meeting_text', 'meeting_text_whose', { role: 'member' }],
  ['meeting_text', 'meeting_text_one_of', { staff_id: null }],
];
