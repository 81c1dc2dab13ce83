// The conditions that keep two people apart: a block or a report of either, and a match that no longer holds.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

export const areApart = (one: SQLWrapper, other: SQLWrapper): SQL => sql`(
  exists (select from block x where x.blocker_id = ${one} and x.blocked_id = ${other})
  or exists (select from block x where x.blocker_id = ${other} and x.blocked_id = ${one})
  or exists (select from report x where x.reporter_id = ${one} and x.reported_id = ${other})
  or exists (select from report x where x.reporter_id = ${other} and x.reported_id = ${one}))`;

/** The same from one side, as a list: few people, found without asking about each of many. */
export const everybodyApartFrom = (one: SQLWrapper): SQL => sql`
  select blocked_id from block where blocker_id = ${one}
  union select blocker_id from block where blocked_id = ${one}
  union select reported_id from report where reporter_id = ${one}
  union select reporter_id from report where reported_id = ${one}`;

/** Of a match under the alias m: neither has ended it, and nothing keeps the two apart. */
export const MATCH_IS_OPEN: SQL = sql`m.ended_at is null and not ${areApart(sql`m.low_id`, sql`m.high_id`)}`;
