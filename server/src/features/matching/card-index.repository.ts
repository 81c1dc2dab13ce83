// The narrow row of an active card: made from profile, wishes, photos and package; and queues that it makes stale.

import { PRIVACY } from '@ijeuwa/contract/profiles';
import { PLACE_KINDS } from '@ijeuwa/contract/wishes';
import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { activeCard, card, queueEntry, queueState } from '#platform/database/tables/matching.ts';
import { type CardFacts, PACK, type Source } from './card-facts.rules.ts';
import { bothWays } from './deck/both-ways.repository.ts';
import { selectFits } from './deck/fits.repository.ts';

/** Whether what this member holds then lets them cross borders. */
export type CrossesBorders = (memberId: SQL, now: Date | SQL) => SQL;

const SourceRow = z.object({
  memberId: z.string(),
  gender: z.nullable(z.string()),
  birthMonth: z.nullable(z.string()),
  placeId: z.nullable(z.number()),
  cellX: z.nullable(z.number()),
  cellY: z.nullable(z.number()),
  country: z.nullable(z.string()),
  religion: z.nullable(z.string()),
  education: z.nullable(z.string()),
  relationshipStatus: z.nullable(z.string()),
  numberOfChildren: z.nullable(z.number()),
  hobbies: z.array(z.string()),
  visibility: z.enum(PRIVACY),
  submitted: z.boolean(),
  memberStatus: z.string(),
  lastSeenAt: z.string(),
  cardStatus: z.nullable(z.string()),
  approvedPhotos: z.number(),
  crossesBorders: z.boolean(),
  genders: z.array(z.string()),
  ageMin: z.number(),
  ageMax: z.number(),
  placeKind: z.enum(PLACE_KINDS),
  distanceKm: z.number(),
  wantedCells: z.array(z.number()),
  religions: z.array(z.string()),
  wantedEducation: z.string(),
  acceptChildren: z.string(),
  timeframe: z.nullable(z.string()),
  interests: z.array(z.string()),
  importance: z.object({
    religion: z.string(),
    education: z.string(),
    place: z.string(),
    children: z.string(),
    timeframe: z.string(),
    interests: z.string(),
  }),
});
const cellsOf = (placeIds: SQLWrapper): SQL =>
  sql`array(select (q.cell_x::int + ${PACK.shift}) * ${PACK.factor} + q.cell_y::int + ${PACK.shift}
    from place q where q.id = any(${placeIds}))`;
export const findingSource = (crossesBorders: CrossesBorders) => {
  const source = prepared<{ memberId: string; now: Date }, Source>(
    'card-source',
    sql`
    select m.id as "memberId", p.gender, p.birth_month::text as "birthMonth", p.place_id as "placeId",
      pl.cell_x as "cellX", pl.cell_y as "cellY", pl.country, p.religion, p.education,
      p.relationship_status as "relationshipStatus", p.number_of_children as "numberOfChildren", p.hobbies,
      p.visibility, p.submitted_at is not null as submitted, m.status as "memberStatus",
      m.last_seen_at::text as "lastSeenAt", c.status as "cardStatus",
      (select count(*)::int from photo f where f.member_id = m.id and f.state = 'approved') as "approvedPhotos",
      ${crossesBorders(sql`m.id`, sql`${sql.placeholder('now')}`)} as "crossesBorders",
      w.genders, w.age_min as "ageMin", w.age_max as "ageMax", w.place_kind as "placeKind",
      w.distance_km as "distanceKm", w.religions,
      ${cellsOf(sql`w.place_ids`)} as "wantedCells",
      w.education as "wantedEducation", w.accept_children as "acceptChildren", w.timeframe, w.interests,
      w.importance
    from member m join profile p on p.member_id = m.id join wish w on w.member_id = m.id
      left join place pl on pl.id = p.place_id left join card c on c.member_id = m.id
    where m.id = ${sql.placeholder('memberId')}`,
    SourceRow,
  );
  return async (tx: Queryable, memberId: string, now: Date): Promise<Source | undefined> =>
    (await source(tx, { memberId, now }))[0];
};

const Cells = z.object({ cells: z.array(z.number()) });
/** Where places are, packed as `packCell` does; what is no place is nowhere. */
export const listCells = async (db: Queryable, placeIds: readonly number[]): Promise<number[]> => {
  const answered = await db.execute(sql`select ${cellsOf(sql.param(placeIds))} as cells`);
  return rowsOf(Cells, answered)[0]!.cells;
};

export const saveActiveCard = async (tx: Queryable, facts: CardFacts): Promise<void> => {
  await tx
    .insert(activeCard)
    .values(facts)
    .onConflictDoUpdate({
      target: activeCard.memberId,
      set: { ...facts, version: sql`nextval(pg_get_serial_sequence('active_card', 'version'))` },
    });
};

/** Their card stands in the index, Private or not. */
export const isInSight = async (db: Queryable, memberId: string): Promise<boolean> => {
  const found = await db
    .select({ memberId: activeCard.memberId })
    .from(activeCard)
    .where(eq(activeCard.memberId, memberId));
  return found.length > 0;
};

export const removeActiveCard = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.delete(activeCard).where(eq(activeCard.memberId, memberId));
};

export const markQueueStale = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.update(queueState).set({ stale: true }).where(eq(queueState.viewerId, memberId));
};

/** A card that is active or waits for review goes out of sight. */
export const pauseCard = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx
    .update(card)
    .set({ status: 'paused', reviewDueAt: null })
    .where(sql`${card.memberId} = ${memberId} and ${card.status} in ('pending', 'active')`);
};

/** In both directions: why two people were shown to each other tells of both. */
export const removeFromQueues = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.delete(queueEntry).where(or(eq(queueEntry.viewerId, memberId), eq(queueEntry.targetId, memberId)));
};

/**
 * Whoever fits and has a queue that took everybody would otherwise not meet a new person for hours. A queue that is
 * just being filled is left alone, so that two changes never wait for each other.
 */
export const markThinQueuesStale = async (tx: Queryable, facts: CardFacts, now: Date): Promise<void> => {
  await tx.execute(sql`
    update queue_state set stale = true where viewer_id in (
      select s.viewer_id from queue_state s
      where not s.stale and s.fits <= s.filled
        and s.viewer_id in (${selectFits(facts, now, sql`t.member_id`, [bothWays])})
      for update skip locked)`);
};
