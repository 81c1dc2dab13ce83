// What members ask planners, as it is registered.
import { OURS, type Registered } from './registered.ts';

export const VENUES: Record<string, Registered> = {
  planning_enquiry: {
    copied: {
      part: 'weddings',
      of: 'member_id = $1',
      columns: 'about_kind content_sealed received_at answered_at closed_at',
    },
    withheld: {
      [OURS]: 'id member_id client_id waiting_since due_soon_told_at overdue_told_at',
      'of staff': 'staff_id',
    },
    erased: { goes: 'member_id = $1' },
  },
  planning_message: {
    copied: {
      part: 'weddings',
      of: 'enquiry_id in (select e.id from planning_enquiry e where e.member_id = $1)',
      columns: 'text_sealed written_at',
    },
    withheld: { [OURS]: 'id enquiry_id client_id', 'of staff': 'staff_id' },
    erased: { goesWith: 'planning_enquiry' },
  },
  planning_note: {
    withheld: { 'staff wrote it for staff': 'id enquiry_id client_id staff_id text_sealed noted_at' },
    erased: { goesWith: 'planning_enquiry' },
  },
};
