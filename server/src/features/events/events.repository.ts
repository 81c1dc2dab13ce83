// Who was invited to an event, and what they said, as the events room remembers it.
import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { type EVENT_CHANGES, eventInvitation } from '#platform/database/tables/events.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { isPresent } from '#platform/visibility/visibility.ts';

export type EventChange = (typeof EVENT_CHANGES)[number];

/** Whose package invites them, as a condition on a member. */
export type MayCome = (memberId: SQLWrapper, now: Date) => SQL;

/** Whoever answers for the same event waits until this transaction has ended. */
export const holdEvent = async (tx: Queryable, key: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`event:${key}`}, 0))`);
};

export const listOfMember = (db: Queryable, memberId: string) =>
  db.select().from(eventInvitation).where(eq(eventInvitation.memberId, memberId));

export const listComing = (db: Queryable, keys: readonly string[]) =>
  db
    .select({ key: eventInvitation.eventKey, memberId: eventInvitation.memberId, name: profile.name })
    .from(eventInvitation)
    .innerJoin(profile, eq(profile.memberId, eventInvitation.memberId))
    .where(and(inArray(eventInvitation.eventKey, [...keys]), eq(eventInvitation.coming, true)))
    .orderBy(asc(eventInvitation.answeredAt), asc(eventInvitation.memberId));

/** How many seats are taken; of an event that nobody comes to nothing stands here. */
export const countComing = async (db: Queryable, keys: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ key: eventInvitation.eventKey, coming: count() })
    .from(eventInvitation)
    .where(and(inArray(eventInvitation.eventKey, [...keys]), eq(eventInvitation.coming, true)))
    .groupBy(eventInvitation.eventKey);
  return new Map(rows.map(({ key, coming }) => [key, coming]));
};

export const saveAnswer = async (
  tx: Queryable,
  { key, memberId, coming, now }: { key: string; memberId: string; coming: boolean; now: Date },
): Promise<void> => {
  // Whoever does not come any more need not hear of it.
  const said = { coming, answeredAt: now, untold: null, untoldVersion: null };
  await tx
    .insert(eventInvitation)
    .values({ eventKey: key, memberId, invitedAt: now, ...said })
    .onConflictDoUpdate({ target: [eventInvitation.eventKey, eventInvitation.memberId], set: said });
};

type Stretch = { from: Date; until: Date };
/** `given`: those alone that were taken in one of these times. Answers the events. */
export const giveSeatsBack = async (
  tx: Queryable,
  {
    keys,
    memberId,
    now,
    given,
  }: { keys: readonly string[]; memberId: string; now: Date; given?: readonly Stretch[] },
): Promise<string[]> => {
  const takenIn = ({ from, until }: Stretch) =>
    and(gte(eventInvitation.answeredAt, from), lt(eventInvitation.answeredAt, until));
  if (given?.length === 0) return [];
  const back = await tx
    .update(eventInvitation)
    .set({ coming: false, answeredAt: now, untold: null, untoldVersion: null })
    .where(
      and(
        eq(eventInvitation.memberId, memberId),
        inArray(eventInvitation.eventKey, [...keys]),
        eq(eventInvitation.coming, true),
        given && or(...given.map(takenIn)),
      ),
    )
    .returning({ key: eventInvitation.eventKey });
  return back.map(({ key }) => key);
};

const Invited = z.object({ memberId: z.string() });
/** Everybody whose package invites them and who was not asked yet, so many at once; answers who they are. */
export const inviteOnce = async (
  tx: Queryable,
  { key, now, mayCome, most }: { key: string; now: Date; mayCome: MayCome; most: number },
): Promise<string[]> => {
  const answered = await tx.execute(sql`
    insert into event_invitation (event_key, member_id, invited_at)
    select ${key}, m.id, ${now.toISOString()}::timestamptz from member m
    where ${mayCome(sql`m.id`, now)} and ${isPresent(sql`m.id`)}
      and not exists (select from event_invitation i where i.event_key = ${key} and i.member_id = m.id)
    order by m.id limit ${most}
    on conflict do nothing
    returning member_id as "memberId"`);
  return rowsOf(Invited, answered).map(({ memberId }) => memberId);
};

/** All its guests at once, however many they are: each is told a moment later, and nobody is forgotten. */
export const markUntold = async (
  tx: Queryable,
  key: string,
  { untold, untoldVersion }: { untold: EventChange; untoldVersion: number },
): Promise<void> => {
  // Who is still to hear that it was moved hears the new address with that.
  const change = untold === 'readdressed' ? sql`coalesce(${eventInvitation.untold}, ${untold})` : untold;
  await tx
    .update(eventInvitation)
    .set({ untold: change, untoldVersion })
    .where(and(eq(eventInvitation.eventKey, key), eq(eventInvitation.coming, true)));
};

/** Some of an event, which no other process tells meanwhile; of a later version than this nobody yet. */
export const holdUntold = (
  tx: Queryable,
  key: string,
  { version, most }: { version: number; most: number },
) =>
  tx
    .select({
      memberId: eventInvitation.memberId,
      untold: eventInvitation.untold,
      untoldVersion: eventInvitation.untoldVersion,
    })
    .from(eventInvitation)
    .where(
      and(
        eq(eventInvitation.eventKey, key),
        isNotNull(eventInvitation.untold),
        lte(eventInvitation.untoldVersion, version),
      ),
    )
    .orderBy(asc(eventInvitation.memberId))
    .limit(most)
    .for('update', { skipLocked: true });

export const recordTold = async (tx: Queryable, key: string, memberIds: readonly string[]): Promise<void> => {
  await tx
    .update(eventInvitation)
    .set({ untold: null, untoldVersion: null })
    .where(
      and(
        eq(eventInvitation.eventKey, key),
        sql`${eventInvitation.memberId} = any(${sql.param(memberIds)}::uuid[])`,
      ),
    );
};

export const listUntoldKeys = async (db: Queryable): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ key: eventInvitation.eventKey })
    .from(eventInvitation)
    .where(isNotNull(eventInvitation.untold));
  return rows.map(({ key }) => key);
};
