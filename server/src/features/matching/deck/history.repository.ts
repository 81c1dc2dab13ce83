// What has happened between the viewer and another, as conditions on `t`: for everybody at once, or for one person.

import { PASS_HIDES_DAYS } from '@ijeuwa/contract/matching';
import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#platform/clock.ts';
import type { Relation } from '#platform/visibility/policy.ts';
import {
  everybodyWho,
  everybodyWithoutCard,
  hidesCard,
  isCardShown,
  isRelated,
  isWithoutCard,
} from '#platform/visibility/visibility.ts';
import { at } from './both-ways.repository.ts';

export type History = {
  /** Named row sets that the conditions read. */
  ctes: SQL;
  /** Nothing keeps the two apart. */
  free: SQL;
  /** The other likes the viewer. */
  liked: SQL;
  /** Who is shown beside those whom the policy shows; and whether borders are open. */
  also?: SQL;
  everywhere?: boolean;
};

/** A pass before that is forgotten. */
export const passesSince = (now: Date): Date => new Date(now.getTime() - PASS_HIDES_DAYS * DAY_MS);

/** Whoever is apart from the viewer is read once, and then looked up: never one probe for each of many thousands. */
export const apartAndLikers = (viewer: SQL, since: SQL): SQL => sql`
  apart as materialized (
    select ${viewer} as id
    union all select target_id from answer
      where viewer_id = ${viewer} and (kind = 'like' or answered_at > ${since})
    union all select viewer_id from answer
      where target_id = ${viewer} and kind = 'pass' and answered_at > ${since}
    union all ${everybodyWithoutCard(viewer)}),
  likers as materialized (${everybodyWho('liked', viewer)})`;

export const historyOfAll = (viewerId: string, now: Date): History => ({
  ctes: sql`, ${apartAndLikers(sql`${viewerId}::uuid`, at(passesSince(now)))}`,
  free: sql`t.member_id not in (select id from apart)`,
  liked: sql`(t.member_id in (select other_id from likers))`,
});

/** One person, whatever the two have answered so far: only what separates for good counts. */
export const historyOfOne: History = {
  ctes: sql``,
  free: sql`not ${isWithoutCard(sql`me.member_id`, sql`t.member_id`)}`,
  liked: isRelated('liked', sql`me.member_id`, sql`t.member_id`),
};

/** The same where it is known already what the two are to each other. */
export const historyWith = (relation: Relation): History => ({
  ctes: sql``,
  free: sql.raw(String(!hidesCard(relation))),
  liked: sql.raw(`(${relation === 'liked'})`),
});

export const visible = ({ liked, also }: History): SQL => {
  const shown = isCardShown(sql`t.is_private`, liked);
  return also ? sql`(${shown} or ${also})` : shown;
};

/** How far a matchmaker may go for a member: to those who are Private and agreed to it, and across every border. */
export type Reach = { toPrivate: boolean; everywhere: boolean };
export const reaching = (history: History, { toPrivate, everywhere }: Reach): History => ({
  ...history,
  everywhere,
  ...(toPrivate && {
    also: sql`exists (select from introduction_consent ic where ic.member_id = t.member_id)`,
  }),
});
