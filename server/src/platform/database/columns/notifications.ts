// Columns of the notifications room, of the private files, and of the ground itself.
import { NOBODYS, OURS, type Registered, SECRET } from './registered.ts';

/** Who likes, matches or writes is named in what the member is told of it. */
const unlessOfOthers = (column: string): string =>
  `case when type not in ('new_match', 'new_message', 'new_like') then ${column} end`;

export const NOTIFICATIONS: Record<string, Registered> = {
  notification: {
    copied: {
      part: 'notices',
      of: 'member_id = $1',
      columns: 'type title message count read_at created_at',
      toldAs: { title: unlessOfOthers('title'), message: unlessOfOthers('message') },
    },
    withheld: { [OURS]: 'id member_id about remind_at' },
    // What a match was told names them.
    erased: {
      goes: 'member_id = $1 or about in (select m.id::text from match m where $1 in (m.low_id, m.high_id))',
    },
  },
  delivery: {
    copied: {
      part: 'notices',
      of: "member_id = $1 and channel <> 'live'",
      columns: 'channel category state next_try_at sent_at',
    },
    withheld: {
      [OURS]: 'id once_key member_id tries valid_until notice_id counted_at',
      'the other person’s': 'tells_of_id',
      'empty once it has left; codes and links stand in it before': 'content_sealed',
    },
    erased: { goes: '$1 in (member_id, tells_of_id)' },
  },
  delivery_attachment: {
    withheld: { 'gone once it has left': 'delivery_id position content_sealed' },
    erased: { goesWith: 'delivery' },
  },
  notification_choice: {
    copied: { part: 'notices', of: 'member_id = $1', columns: 'category email push sms mail_ended' },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  delivery_setting: {
    copied: { part: 'notices', of: 'member_id = $1', columns: 'quiet quiet_from quiet_to digest' },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  push_subscription: {
    copied: { part: 'devices', of: 'member_id = $1', columns: 'subscribed_at' },
    withheld: { [OURS]: 'session_id member_id', [SECRET]: 'endpoint_digest target_sealed' },
    erased: { goes: 'member_id = $1' },
  },
};

export const GROUND: Record<string, Registered> = {
  private_file: {
    copied: { part: 'photos', of: 'owner_id = $1', columns: 'kind media_type bytes created_at' },
    withheld: { [OURS]: 'owner_id kept_at removed_at sha256', [SECRET]: 'name' },
    // Whose owner is nobody is swept, the bytes first.
    erased: {
      stays: 'until the sweep that follows at once',
      emptied: { of: 'owner_id = $1', set: { owner_id: 'null' } },
    },
  },
  job_run: {
    withheld: { 'of no member': 'name ran_at duration_ms failures failed_at failure' },
    erased: NOBODYS,
  },
  rate_limit: {
    withheld: { 'counts tries, by numbers and digests': 'key points expire' },
    erased: { stays: 'at most a day: it counts tries under a number or a digest' },
  },
  socket_io_attachments: {
    withheld: { 'on its way from one process to another': 'id created_at payload' },
    erased: { stays: 'half a minute: it is on its way from one process to another' },
  },
  sealing_key: { withheld: { 'of no member': 'name mark first_seen_at' }, erased: NOBODYS },
};
