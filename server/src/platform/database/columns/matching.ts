// Columns of the matching room and the chat.
import { NOBODYS, OURS, type Registered } from './registered.ts';

const FACTS =
  'member_id gender seeks birth_month age_min age_max cell_x cell_y country place_id crosses_borders place_wish within_km want_cells place_weight religion want_religion must_religion religion_weight education want_education must_education education_weight children want_children must_children children_weight timeframe want_timeframe must_timeframe timeframe_weight interests want_interests must_interests interests_weight is_private last_active_at version';
const EITHER = 'viewer_id = $1 or target_id = $1';

export const MATCHING: Record<string, Registered> = {
  card: {
    copied: {
      part: 'card',
      of: 'member_id = $1',
      columns: 'status review_due_at reviewed_at activated_at created_at',
    },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  card_stretch: {
    copied: { part: 'card', of: 'member_id = $1', columns: 'from_day until_day' },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  active_card: {
    withheld: { 'made of profile and wishes, for the search': FACTS },
    erased: { goes: 'member_id = $1' },
  },
  card_change: {
    withheld: { 'which cards changed, for some hours': 'xid id member_id at' },
    erased: {
      stays:
        'the processes that hold cards in memory hear by it of the erasure too; some hours later it is cleared away',
    },
  },
  card_face: {
    withheld: { 'made of the profile, for the deck': 'member_id face' },
    erased: { goesWith: 'active_card' },
  },
  queue_entry: {
    withheld: {
      'tells of other people': 'viewer_id target_id rank chance propensity match_percent shown version',
    },
    erased: { goes: EITHER },
  },
  queue_state: {
    withheld: {
      [OURS]: 'viewer_id filled_at stale fits filled pick_day',
      'tells of other people': 'picks picks_aside',
    },
    erased: { goes: 'viewer_id = $1 or $1 = any (picks || picks_aside)' },
  },
  pick: {
    withheld: { 'tells of other people': 'day low_id high_id value pinned_for' },
    erased: { goes: '$1 in (low_id, high_id)' },
  },
  liked_part: {
    copied: { part: 'likes', of: 'viewer_id = $1', columns: 'part prompt note' },
    withheld: { [OURS]: 'viewer_id', 'the other person’s': 'target_id quote photo_id' },
    erased: { goesWith: 'answer' },
  },
  answer: {
    copied: { part: 'likes', of: 'viewer_id = $1', columns: 'kind answered_at' },
    withheld: { [OURS]: 'viewer_id', 'the other person’s': 'target_id foretold' },
    erased: { goes: EITHER },
  },
  told_like: {
    copied: { part: 'likes', of: 'viewer_id = $1', columns: 'told_at gone_at part prompt note' },
    withheld: { [OURS]: 'id viewer_id', 'the other person’s': 'target_id quote' },
    erased: { goes: EITHER },
  },
  impression: {
    copied: { part: 'likes', of: 'viewer_id = $1', columns: 'day explored propensity' },
    withheld: { [OURS]: 'viewer_id', 'the other person’s': 'target_id' },
    erased: { goes: EITHER },
  },
  exposure: {
    copied: { part: 'likes', of: 'member_id = $1', columns: 'shown owed lift changed_at' },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  leaning: {
    copied: {
      part: 'likes',
      of: 'member_id = $1',
      columns: 'actor actor_known partner partner_known given got late open price plain_since changed_at',
      // Of a few answers it would say what single people answered.
      toldAs: {
        partner: 'case when got >= 20 then round(partner::numeric, 1) end',
        partner_known: 'case when got >= 20 then round(partner_known::numeric, 1) end',
        price: 'case when got >= 20 then round(price::numeric, 1) end',
      },
    },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  chance_model: {
    withheld: {
      'of no member':
        'fitted_at weights actor_variance partner_variance answers foretold log_loss mean_loss auc',
    },
    erased: NOBODYS,
  },
  match: {
    copied: { part: 'matches', of: '$1 in (low_id, high_id)', columns: 'id matched_at ended_at' },
    withheld: {
      'the other person’s, or a number of ours': 'low_id high_id low_celebrated_at high_celebrated_at',
    },
    erased: { goes: '$1 in (low_id, high_id)' },
  },
  couple: {
    copied: {
      part: 'matches',
      of: 'match_id in (select id from match where $1 in (low_id, high_id))',
      columns: 'match_id state asked_at together_at over_at',
    },
    withheld: { 'the other person’s, or a number of ours': 'id asker_id' },
    erased: { goesWith: 'match' },
  },
  couple_member: {
    withheld: { [OURS]: 'member_id couple_id' },
    erased: { goesWith: 'couple' },
  },
  couple_replies: {
    copied: {
      part: 'matches',
      of: 'member_id = $1',
      columns: 'areas_sealed candour_sealed safety_sealed saved_at released_at',
    },
    withheld: { [OURS]: 'member_id released_couple_id' },
    erased: { goes: 'member_id = $1' },
  },
  compatibility_right: {
    copied: {
      part: 'payments',
      of: 'member_id = $1',
      columns: 'value_minor currency given_at used_at',
    },
    withheld: { [OURS]: 'id member_id order_id' },
    erased: { goes: 'member_id = $1' },
  },
  compatibility_report: {
    copied: {
      part: 'matches',
      of: 'match_id in (select id from match where $1 in (low_id, high_id))',
      columns: 'match_id state asked_at made_at over_at',
    },
    withheld: { 'the other person’s, or a number of ours': 'id asker_id file_id right_id' },
    erased: { goesWith: 'match' },
  },
  compatibility_yes: {
    copied: { part: 'matches', of: 'member_id = $1', columns: 'lines said_at opened_at' },
    withheld: { [OURS]: 'report_id member_id words_digest' },
    erased: { goes: 'member_id = $1' },
  },
  conversation: {
    withheld: {
      'tells how far the other person has read':
        'match_id last_seq low_read_seq high_read_seq low_read_at high_read_at',
    },
    erased: { goesWith: 'match' },
  },
  message: {
    copied: { part: 'messages', of: 'sender_id = $1', columns: 'match_id seq text sent_at' },
    withheld: { [OURS]: 'sender_id client_id' },
    erased: { goesWith: 'match' },
  },
};
