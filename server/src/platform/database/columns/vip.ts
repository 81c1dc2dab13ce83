// Columns of the VIP room.
import { OURS, type Registered } from './registered.ts';

const OF_CLIENT = 'case_id in (select c.id from vip_case c where c.member_id = $1)';

export const VIP: Record<string, Registered> = {
  vip_note: {
    withheld: { 'staff wrote it for staff': 'id client_id case_id staff_id text_sealed noted_at' },
    erased: { goesWith: 'vip_case' },
  },
  vip_message: {
    copied: { part: 'matches', of: OF_CLIENT, columns: 'text_sealed written_at' },
    withheld: { [OURS]: 'id case_id client_id', 'of staff': 'staff_id' },
    erased: { goesWith: 'vip_case' },
  },
  introduction_consent: {
    copied: { part: 'consents', of: 'member_id = $1', columns: 'given_at' },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  vip_paid_end: {
    copied: { part: 'matches', of: OF_CLIENT, columns: 'ended_at because asked_back goes_on' },
    withheld: { [OURS]: 'subject_id case_id' },
    erased: { goesWith: 'vip_case' },
  },
  vip_ring: {
    copied: { part: 'matches', of: OF_CLIENT, columns: 'ring due_at rung_at' },
    withheld: { [OURS]: 'case_id' },
    erased: { goesWith: 'vip_case' },
  },
  vip_proposal: {
    copied: {
      part: 'matches',
      of: OF_CLIENT,
      columns:
        'state why_sealed proposed_at answer_until client_answered_at client_reason_sealed feedback_sealed',
      // Who of the two ended it is told to neither.
      toldAs: { state: "case when state in ('refused', 'lapsed', 'gone') then 'over' else state end" },
    },
    withheld: {
      [OURS]: 'id case_id match_id',
      'of staff': 'staff_id',
      'the other person’s': 'other_id other_answered_at other_reason_sealed',
    },
    erased: { goes: `other_id = $1 or ${OF_CLIENT}` },
  },
  vip_case: {
    copied: {
      part: 'matches',
      of: 'member_id = $1',
      columns:
        'state file_sealed submitted_at fits fits_counted_at ground started_at served_until paused_from paused_at paused_by proposed_at nobody_else_at strategy_sealed closed_at closed_because',
    },
    withheld: { [OURS]: 'id member_id sold_as owner_due_at alarm_at due_at', 'of staff': 'staff_id' },
    erased: { goes: 'member_id = $1' },
  },
};
