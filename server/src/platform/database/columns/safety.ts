// Columns of the safety, support, staff and leaving rooms.
import { NOBODYS, OURS, type Registered, SECRET } from './registered.ts';

const REPORTS = 'reports stay for the safety of others, whoever of the two is erased';

export const SAFETY: Record<string, Registered> = {
  block: {
    copied: { part: 'blocks and reports', of: 'blocker_id = $1', columns: 'blocked_at' },
    withheld: { [OURS]: 'blocker_id', 'the other person’s': 'blocked_id' },
    erased: { goes: '$1 in (blocker_id, blocked_id)' },
  },
  hidden_contact: {
    copied: { part: 'blocks and reports', of: 'member_id = $1', columns: 'created_at' },
    withheld: { [OURS]: 'member_id batch_id position', [SECRET]: 'digest' },
    erased: { goes: 'member_id = $1' },
  },
  contact_number: {
    withheld: { 'made of the phone number, to compare': 'member_id digest made_of' },
    erased: { goes: 'member_id = $1' },
  },
  contact_pair: {
    withheld: { 'tells of other people': 'member_id other_id' },
    erased: { goes: '$1 in (member_id, other_id)' },
  },
  contact_key: { withheld: { 'of no member': 'only key_sealed' }, erased: NOBODYS },
  report: {
    copied: { part: 'blocks and reports', of: 'reporter_id = $1', columns: 'reason reported_at' },
    withheld: { [OURS]: 'id reporter_id match_id', 'the other person’s': 'reported_id' },
    erased: { stays: REPORTS },
  },
  report_text: {
    copied: {
      part: 'blocks and reports',
      of: 'report_id in (select r.id from report r where r.reporter_id = $1)',
      columns: 'content_sealed',
      picked: { content_sealed: 'details' },
    },
    withheld: { [OURS]: 'report_id', 'of before they were sealed; names the other person': 'content' },
    erased: { stays: REPORTS },
  },
  report_decision: {
    withheld: {
      'told to the member when it was taken; the rest is of staff':
        'id reported_id decision reason note staff_id decided_at',
    },
    erased: { stays: REPORTS },
  },
  report_decided: { withheld: { 'of staff': 'report_id decision_id' }, erased: { stays: REPORTS } },
};

export const SUPPORT: Record<string, Registered> = {
  enquiry: {
    copied: {
      part: 'support',
      of: 'member_id = $1',
      columns: 'kind content_sealed received_at due_at answered_at closed_at',
    },
    withheld: {
      [OURS]: 'id client_id member_id reopened_at queued_at due_soon_told_at overdue_told_at',
      'of staff': 'staff_id',
    },
    erased: { goes: 'member_id = $1' },
  },
  enquiry_note: {
    withheld: { 'staff wrote it for staff': 'id client_id enquiry_id staff_id text_sealed noted_at' },
    erased: { goesWith: 'enquiry' },
  },
  enquiry_answer: {
    copied: {
      part: 'support',
      of: 'enquiry_id in (select e.id from enquiry e where e.member_id = $1)',
      columns: 'text_sealed answered_at',
    },
    withheld: { [OURS]: 'id client_id enquiry_id', 'of staff': 'staff_id' },
    erased: { goesWith: 'enquiry' },
  },
};

export const LIVE_CHAT: Record<string, Registered> = {
  support_message: {
    copied: {
      part: 'support',
      of: 'chat_id in (select c.id from support_chat c where c.member_id = $1)',
      columns: 'author text_sealed sent_at',
    },
    withheld: { [OURS]: 'chat_id seq client_id', 'of staff': 'staff_id' },
    erased: { goesWith: 'support_chat' },
  },
  support_note: {
    withheld: { 'staff wrote it for staff': 'id client_id chat_id staff_id text_sealed noted_at' },
    erased: { goesWith: 'support_chat' },
  },
  support_chat: {
    copied: { part: 'support', of: 'member_id = $1', columns: 'state waiting_since answered_at closed_at' },
    withheld: {
      [OURS]:
        'id member_id due_at due_soon_told_at overdue_told_at called_at called_again_at ahead on_call away_told_at last_seq seen_seq mailed_seq',
      'of staff': 'staff_id',
    },
    erased: { goes: 'member_id = $1' },
  },
};

export const STAFF: Record<string, Registered> = {
  staff: {
    withheld: { 'of staff': 'id email name password_hash roles on_call_since created_at ended_at' },
    erased: NOBODYS,
  },
  staff_invitation: { withheld: { 'of staff': 'staff_id token_hash expires_at' }, erased: NOBODYS },
  staff_session: {
    withheld: { 'of staff': 'id token_hash staff_id created_at expires_at' },
    erased: NOBODYS,
  },
  staff_code: {
    withheld: { 'of staff': 'id staff_id code_digest tries_left expires_at used_at' },
    erased: NOBODYS,
  },
  audit_entry: {
    withheld: {
      'what staff did; it names a member by a number alone':
        'seq at staff_id act subject reason previous_hash hash',
    },
    erased: { stays: 'the audit, as long as the service runs' },
  },
  audit_check: { withheld: { 'of staff': 'id seq hash broken_at' }, erased: NOBODYS },
};

export const LEAVING: Record<string, Registered> = {
  erasure: {
    withheld: { [OURS]: 'member_id asked_at due_at erased_at' },
    erased: { stays: 'the list of erasures, ids alone, which is worked through again after a restore' },
  },
  data_export: {
    copied: { part: 'account', of: 'member_id = $1', columns: 'asked_at ready_at ends_at' },
    withheld: { [OURS]: 'member_id', [SECRET]: 'file_id' },
    erased: { goes: 'member_id = $1' },
  },
};
