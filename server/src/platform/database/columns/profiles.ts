// Columns of the profiles room.
import { NOBODYS, OURS, type Registered } from './registered.ts';

export const PROFILES: Record<string, Registered> = {
  place: {
    withheld: { 'of no member': 'id key name label search_name country cell_x cell_y rank retired_at' },
    erased: NOBODYS,
  },
  place_edition: { withheld: { 'of no member': 'source edition loaded_at' }, erased: NOBODYS },
  profile: {
    copied: {
      part: 'profile',
      of: 'member_id = $1',
      columns:
        'name gender birth_month birth_date_sealed nationality bio profession education religion family_background hobbies relationship_status previous_marriages divorce_details_sealed number_of_children children_ages_sealed living_arrangement visibility photos_blurred submitted_at updated_at',
      beside: { place: '(select p.label from place p where p.id = place_id)' },
    },
    withheld: { [OURS]: 'member_id place_id next_step next_screen' },
    erased: { goes: 'member_id = $1' },
  },
  profile_detail: {
    copied: { part: 'profile', of: 'member_id = $1', columns: 'name value_sealed shown_to since' },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  prompt_reply: {
    copied: { part: 'profile', of: 'member_id = $1', columns: 'key position reply' },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  photo: {
    copied: {
      part: 'photos',
      of: 'member_id = $1',
      columns: 'id position is_primary state perceptual_hash placeholder width height created_at',
    },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  wish: {
    copied: {
      part: 'wishes',
      of: 'member_id = $1',
      columns:
        'genders age_min age_max place_kind distance_km religions education accept_children timeframe goal interests deal_breakers importance said',
      beside: { places: '(select array_agg(p.label) from place p where p.id = any (place_ids))' },
    },
    withheld: { [OURS]: 'member_id place_ids' },
    erased: { goes: 'member_id = $1' },
  },
  relationship_score: {
    copied: { part: 'profile', of: 'member_id = $1', columns: 'day score' },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  consent: {
    copied: { part: 'consents', of: 'member_id = $1', columns: 'purpose version given_at withdrawn_at' },
    withheld: { [OURS]: 'id member_id' },
    erased: { goes: 'member_id = $1' },
  },
  legal_notice: {
    copied: { part: 'consents', of: 'member_id = $1', columns: 'purpose version told_at' },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
};
