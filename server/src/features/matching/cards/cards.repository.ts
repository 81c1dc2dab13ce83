// Cards: their state, the fields of the profile that they show, and what the member's package grants.

import { CARD_STATUSES } from '@ijeuwa/contract/matching';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { card } from '#platform/database/tables/matching.ts';
import { viewerRead } from '#platform/database/viewer-read.ts';
import type { Standing } from './cards.rules.ts';

export type CardState = typeof card.$inferSelect;

const OwnCard = z.object({
  status: z.enum(CARD_STATUSES),
  reviewDueAt: z.nullable(z.date()),
  activatedAt: z.nullable(z.date()),
  name: z.string(),
  birthMonth: z.nullable(z.string()),
  location: z.nullable(z.string()),
  profession: z.nullable(z.string()),
  education: z.nullable(z.string()),
  religion: z.nullable(z.string()),
  photos: z.array(z.string()),
});
export type OwnCard = z.infer<typeof OwnCard>;
/** Whoever has submitted the profile has a card: a draft, until it is made. */
export const readOwnCard = viewerRead<Record<never, never>, OwnCard>(
  'own-card',
  {},
  (memberId) => sql`select coalesce(c.status, 'draft') as status, c.review_due_at as "reviewDueAt",
      c.activated_at as "activatedAt", p.name, p.birth_month::text as "birthMonth",
      pl.label as location, p.profession, p.education, p.religion,
      array(select f.id from photo f where f.member_id = p.member_id and f.state <> 'rejected'
        order by f.is_primary desc, f.position) as photos
    from profile p left join card c on c.member_id = p.member_id left join place pl on pl.id = p.place_id
    where p.member_id = ${memberId} and (c.member_id is not null or p.submitted_at is not null)`,
  OwnCard,
);

/**
 * Makes the card where there is none, and holds it until the transaction ends. The profile is held before it, as by
 * whoever changes one: two that took them in turn would wait for each other.
 */
export const openCard = async (
  tx: Queryable,
  memberId: string,
  now: Date,
): Promise<{ card: CardState; isNew: boolean }> => {
  await tx.execute(sql`select 1 from profile where member_id = ${memberId} for update`);
  const made = await tx
    .insert(card)
    .values({ memberId, status: 'draft', createdAt: now })
    .onConflictDoNothing()
    .returning({ memberId: card.memberId });
  const [held] = await tx.select().from(card).where(eq(card.memberId, memberId)).for('update');
  return { card: held!, isNew: made.length > 0 };
};

export const findCard = async (db: Queryable, memberId: string): Promise<CardState | undefined> =>
  (await db.select().from(card).where(eq(card.memberId, memberId)))[0];

export const changeCard = async (
  tx: Queryable,
  memberId: string,
  change: Partial<typeof card.$inferInsert>,
): Promise<void> => {
  await tx.update(card).set(change).where(eq(card.memberId, memberId));
};

const Readiness = z.object({ submitted: z.boolean(), relationshipStatus: z.nullable(z.string()) });
export type Readiness = z.infer<typeof Readiness>;
export const findReadiness = async (tx: Queryable, memberId: string): Promise<Readiness | undefined> => {
  const answered = await tx.execute(sql`
    select submitted_at is not null as submitted, relationship_status as "relationshipStatus"
    from profile where member_id = ${memberId}`);
  return rowsOf(Readiness, answered)[0];
};

const CardStanding = z.object({ submitted: z.boolean(), card: z.nullable(z.enum(CARD_STATUSES)) });
export const findStanding = async (db: Queryable, memberId: string): Promise<Standing> => {
  const answered = await db.execute(sql`
    select coalesce((select submitted_at is not null from profile where member_id = ${memberId}), false) as submitted,
      (select status from card where member_id = ${memberId}) as card`);
  const [standing] = rowsOf(CardStanding, answered);
  return standing!;
};

const PendingCard = z.object({ memberId: z.string(), reviewDueAt: z.date() });
export type PendingCard = z.infer<typeof PendingCard>;
/** The soonest due first; whose owner is leaving waits until they are back. */
export const listPendingCards = async (db: Queryable): Promise<PendingCard[]> => {
  const rows = await db
    .select({ memberId: card.memberId, reviewDueAt: card.reviewDueAt })
    .from(card)
    .innerJoin(member, eq(member.id, card.memberId))
    .where(and(eq(card.status, 'pending'), ne(member.status, 'leaving')))
    .orderBy(card.reviewDueAt, card.memberId);
  return rowsOf(PendingCard, { rows });
};

/** A member without a card stays without one. */
export const suspendCard = (tx: Queryable, memberId: string): Promise<void> =>
  changeCard(tx, memberId, { status: 'suspended', reviewDueAt: null });

/** A card that was reviewed before resumes by itself when it is activated; any other is reviewed first. */
export const liftCard = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx
    .update(card)
    .set({ status: sql`case when ${card.reviewedAt} is null then 'draft' else 'paused' end` })
    .where(sql`${card.memberId} = ${memberId} and ${card.status} = 'suspended'`);
};
