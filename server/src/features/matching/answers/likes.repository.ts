// What a like asks and changes, each in one statement: whether it is allowed, and all that it leads to between two people.

import { CARD_STATUSES } from '@ijeuwa/contract/matching';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { at } from '../deck/both-ways.repository.ts';
import { holdsRequests, keepsForetold } from './answers.repository.ts';
import { type PartLiked, savesPart } from './liked-parts.repository.ts';
import { savesTold } from './told-likes.repository.ts';

/** Whether what this member holds then lets them like. */
export type MayLike = (memberId: SQL, now: Date) => SQL;
export type Asked = { viewerId: string; targetId: string };
const LikeStanding = z.object({
  submitted: z.boolean(),
  card: z.nullable(z.enum(CARD_STATUSES)),
  mayLike: z.boolean(),
  married: z.boolean(),
  liked: z.boolean(),
});
export type LikeStanding = z.infer<typeof LikeStanding>;

export const findLikeStanding = async (
  db: Queryable,
  { viewerId, targetId }: Asked,
  mayLike: MayLike,
  now: Date,
): Promise<LikeStanding> => {
  const answered = await db.execute(sql`
    select p.submitted_at is not null as submitted, c.status as card, ${mayLike(sql`m.id`, now)} as "mayLike",
      coalesce(p.relationship_status = 'married', false) as married,
      exists (select from answer a
        where a.viewer_id = m.id and a.target_id = ${targetId} and a.kind = 'like') as liked
    from member m left join profile p on p.member_id = m.id left join card c on c.member_id = m.id
    where m.id = ${viewerId}`);
  const [standing] = rowsOf(LikeStanding, answered);
  return standing!;
};

const Matched = z.object({ matchId: z.nullable(z.string()) });
/**
 * The like, out of the viewer's queue; where the other likes already, the match, out of both queues. Holds the requests
 * of whoever's have changed by it. Answers the match that was made. `liked` goes with the like.
 */
export const saveLike = async (
  tx: Queryable,
  { viewerId, targetId }: Asked,
  isMatch: boolean,
  now: Date,
  liked?: PartLiked,
): Promise<string | undefined> => {
  const [lowId, highId] = [viewerId, targetId].sort() as [string, string];
  const answered = await tx.execute(sql`
    with answered as (
      insert into answer (viewer_id, target_id, kind, answered_at)
      values (${viewerId}, ${targetId}, 'like', ${at(now)})
      on conflict (viewer_id, target_id) do update
        set kind = excluded.kind, answered_at = excluded.answered_at, foretold = ${keepsForetold}),
    dequeued as (
      delete from queue_entry where (viewer_id = ${viewerId} and target_id = ${targetId})
        or (${isMatch}::boolean and viewer_id = ${targetId} and target_id = ${viewerId})),
    matched as (
      insert into match (low_id, high_id, matched_at)
      select ${lowId}::uuid, ${highId}::uuid, ${at(now)} where ${isMatch}::boolean
      returning id)
    ${savesTold(viewerId, targetId, now, liked)}
    ${liked ? savesPart(viewerId, targetId, liked) : sql``}
    select (select id from matched) as "matchId", ${holdsRequests(isMatch ? viewerId : targetId)}`);
  const [matched] = rowsOf(Matched, answered);
  return matched?.matchId ?? undefined;
};
