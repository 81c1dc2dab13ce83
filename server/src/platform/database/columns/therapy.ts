// Columns of the therapy room.
import { OURS, type Registered } from './registered.ts';

export const THERAPY: Record<string, Registered> = {
  therapy_plan: {
    copied: {
      part: 'therapy',
      of: 'member_id = $1',
      columns:
        'name sessions amount_minor currency chosen_at offered_until paid_at usable_until taken_back_at',
    },
    withheld: { [OURS]: 'id member_id version_id' },
    erased: { goes: 'member_id = $1' },
  },
  therapy_assessment: {
    copied: {
      part: 'therapy',
      of: 'member_id = $1',
      columns: 'content_sealed sent_at insights_sealed answered_at',
    },
    withheld: {
      [OURS]: 'id member_id insights_client_id due_soon_told_at overdue_told_at',
      'of staff': 'staff_id',
    },
    erased: { goes: 'member_id = $1' },
  },
};
