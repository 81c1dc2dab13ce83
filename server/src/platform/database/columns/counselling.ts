// Columns of the counselling room.
import { OURS, type Registered } from './registered.ts';

export const COUNSELLING: Record<string, Registered> = {
  session_note: {
    copied: {
      part: 'appointments',
      of: 'member_id = $1',
      columns: 'written_at changed_at care_ended_at',
      beside: { counsellor: '(select c.name from counsellor c where c.id = counsellor_id)' },
    },
    withheld: {
      [OURS]: 'id member_id counsellor_id version',
      'of staff': 'staff_id',
      'the counsellor’s own': 'text_sealed',
    },
    erased: { goes: 'member_id = $1' },
  },
};
