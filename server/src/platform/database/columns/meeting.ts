// Columns of the session room.
import { OURS, type Registered } from './registered.ts';

export const MEETING: Record<string, Registered> = {
  meeting_stay: {
    copied: { part: 'appointments', of: 'member_id = $1', columns: 'role arrived_at admitted_at left_at' },
    withheld: { [OURS]: 'id appointment_id member_id seen_at ended_for_all', 'of staff': 'staff_id' },
    erased: { goes: 'member_id = $1' },
  },
  meeting_text: {
    copied: { part: 'appointments', of: 'member_id = $1', columns: 'role text_sealed sent_at' },
    withheld: { [OURS]: 'id appointment_id member_id', 'of staff': 'staff_id' },
    erased: { goes: 'member_id = $1' },
  },
};
