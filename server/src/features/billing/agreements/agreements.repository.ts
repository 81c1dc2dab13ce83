// What members agreed to, and what became of it, as it is remembered.
import type { AGREEMENT_ENDS } from '@ijeuwa/contract/agreements';
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf, rowsOf } from '#platform/database/rows.ts';
import { agreement, renewalConsent } from '#platform/database/tables/agreements.ts';
import { order, packageVersion } from '#platform/database/tables/billing.ts';
import { paymentAttempt } from '#platform/database/tables/checkout.ts';
import { dispute } from '#platform/database/tables/disputes.ts';
import { payment } from '#platform/database/tables/payments.ts';

export type Agreement = typeof agreement.$inferSelect;
export type Consent = typeof renewalConsent.$inferSelect;
export type EndReason = (typeof AGREEMENT_ENDS)[number];

/** The end of all that the member paid for; what is tried again or tried out is not. */
export const paidUntil = sql`(select max(upper(g.in_force)) from package_grant g
  where g.member_id = agreement.member_id and g.cause not in ('trial', 'grace') and not isempty(g.in_force))`.mapWith(
  columnOf(z.nullable(z.coerce.date())),
);

/** Of one that has ended: of what it paid for alone, whatever took its place. */
const heldUntil = sql`case when agreement.state <> 'ended' then ${paidUntil} else (
    select max(upper(g.in_force)) from package_grant g
    where g.cause <> 'grace' and not isempty(g.in_force) and (g.order_id = agreement.order_id or g.order_id in (
      select r.order_id from agreement_renewal r where r.agreement_id = agreement.id))) end`.mapWith(
  columnOf(z.nullable(z.coerce.date())),
);

/** The name of what runs: until its renewal that is not the smaller package that was chosen. */
const heldName = sql`coalesce((select v.data ->> 'name' from downgrade d
    join renewal_consent c on c.id = d.from_consent_id join catalogue_version v on v.id = c.package_version_id
    where d.agreement_id = agreement.id and d.taken_back_at is null and not exists (
      select from agreement_renewal r where r.agreement_id = agreement.id and r.settled_at >= d.chosen_at)
    order by d.id desc limit 1),
  ${packageVersion.content} ->> 'name')`.mapWith(columnOf(z.string()));

const agreements = (db: Queryable) =>
  db
    .select({
      agreement,
      consent: renewalConsent,
      packageId: packageVersion.packageId,
      content: packageVersion.content,
      rank: packageVersion.position,
      heldName,
      endsAt: heldUntil,
    })
    .from(agreement)
    .innerJoin(renewalConsent, eq(renewalConsent.id, agreement.consentId))
    .innerJoin(packageVersion, eq(packageVersion.id, renewalConsent.packageVersionId));
export type FoundAgreement = Awaited<ReturnType<typeof agreements>>[number];

/** The newest first; of whatever is asked for. */
export const listFound = (db: Queryable, which: SQL | undefined, most: number): Promise<FoundAgreement[]> =>
  agreements(db).where(which).orderBy(desc(agreement.id)).limit(most);

export const findById = async (db: Queryable, id: string): Promise<FoundAgreement | undefined> => {
  const [found] = await agreements(db).where(eq(agreement.id, id));
  return found;
};

/** The one that lives, else the last. */
export const findLatest = async (db: Queryable, memberId: string): Promise<FoundAgreement | undefined> => {
  const [found] = await agreements(db)
    .where(eq(agreement.memberId, memberId))
    .orderBy(desc(ne(agreement.state, 'ended')), desc(agreement.id))
    .limit(1);
  return found;
};

/** Locked before it is read whole: what was agreed may be another consent once it is ours. */
const lockWhich = async (tx: Queryable, which: SQL | undefined): Promise<FoundAgreement | undefined> => {
  const [locked] = await tx.select({ id: agreement.id }).from(agreement).where(which).for('update');
  if (!locked) return undefined;
  const [found] = await agreements(tx).where(eq(agreement.id, locked.id));
  return found;
};

/** Held until the transaction ends: whoever charges by it holds it too. */
export const lockAgreement = (tx: Queryable, id: string): Promise<FoundAgreement | undefined> =>
  lockWhich(tx, eq(agreement.id, id));

/** Whoever waited for one that was replaced meanwhile looks again, and finds what took its place. */
export const lockLiving = async (tx: Queryable, memberId: string): Promise<FoundAgreement | undefined> => {
  const living = and(eq(agreement.memberId, memberId), ne(agreement.state, 'ended'));
  return (await lockWhich(tx, living)) ?? lockWhich(tx, living);
};

export const saveAgreement = async (tx: Queryable, row: typeof agreement.$inferInsert): Promise<string> => {
  const [saved] = await tx.insert(agreement).values(row).returning({ id: agreement.id });
  return saved!.id;
};

export const changeAgreement = async (
  tx: Queryable,
  id: string,
  change: Partial<Pick<Agreement, 'state' | 'endedBecause' | 'consentId' | 'cardSealed' | 'changedAt'>>,
): Promise<void> => {
  await tx.update(agreement).set(change).where(eq(agreement.id, id));
};

export const endAgreement = (tx: Queryable, id: string, endedBecause: EndReason, changedAt: Date) =>
  changeAgreement(tx, id, { state: 'ended', endedBecause, changedAt });

/** Ended, with a card that the provider has not forgotten yet. */
export const listToForget = (db: Queryable, most: number): Promise<Agreement[]> =>
  db
    .select()
    .from(agreement)
    .where(and(eq(agreement.state, 'ended'), isNotNull(agreement.cardSealed)))
    .orderBy(agreement.changedAt)
    .limit(most);

/** Other agreements of the member that may charge. */
export const listLivingCards = async (db: Queryable, memberId: string): Promise<string[]> => {
  const rows = await db
    .select({ cardSealed: agreement.cardSealed })
    .from(agreement)
    .where(and(eq(agreement.memberId, memberId), ne(agreement.state, 'ended')));
  return rows.flatMap(({ cardSealed }) => cardSealed ?? []);
};

/** Of an order, once: the last word of its member counts. */
export const saveConsent = async (
  tx: Queryable,
  row: typeof renewalConsent.$inferInsert,
): Promise<string> => {
  const { givenAt, words } = row;
  const [saved] = await tx
    .insert(renewalConsent)
    .values(row)
    .onConflictDoUpdate({ target: renewalConsent.orderId, set: { givenAt, words } })
    .returning({ id: renewalConsent.id });
  return saved!.id;
};

/** Unless something renews by it already. */
export const withdrawConsent = async (tx: Queryable, orderId: string): Promise<void> => {
  const used = tx
    .select({ id: agreement.id })
    .from(agreement)
    .where(eq(agreement.consentId, renewalConsent.id));
  await tx.delete(renewalConsent).where(and(eq(renewalConsent.orderId, orderId), notExists(used)));
};

export const findConsentOf = async (db: Queryable, orderId: string): Promise<Consent | undefined> => {
  const [found] = await db.select().from(renewalConsent).where(eq(renewalConsent.orderId, orderId));
  return found;
};

/** Running or cancelled, whose paid time ends by then, and of which no renewal is under way; a page of them. */
export const listEndingBy = (
  db: Queryable,
  then: Date,
  after: string | undefined,
  most: number,
): Promise<FoundAgreement[]> =>
  agreements(db)
    .where(
      and(
        ne(agreement.state, 'ended'),
        after === undefined ? undefined : gt(agreement.id, after),
        sql`coalesce(${paidUntil}, '-infinity') <= ${then.toISOString()}::timestamptz`,
        sql`not exists (select from agreement_renewal r
          where r.agreement_id = ${agreement.id} and r.next_look_at is not null)`,
      ),
    )
    .orderBy(asc(agreement.id))
    .limit(most);

/** The orders of its periods: by which it began, by which it was renewed, and what else would have paid for these. */
const ownOrders = ({ id, orderId }: Pick<Agreement, 'id' | 'orderId'>) => sql`(
  select paid.id from purchase_order own join purchase_order paid on paid.purchase_id = own.purchase_id
  where own.id = ${orderId} or own.id in (select r.order_id from agreement_renewal r where r.agreement_id = ${id}))`;
const Claimed = z.object({ claim: z.boolean() });

export const isPaidBy = async (tx: Queryable, of: Agreement, orderId: string): Promise<boolean> => {
  const found = await tx.execute(sql`select ${orderId}::uuid in ${ownOrders(of)} as claim`);
  return rowsOf(Claimed, found)[0]!.claim;
};

/**
 * Whether money of one of its periods was sent back, or any that the member paid for a package taken back, since they
 * agreed to it last: nobody is charged after that. Of a period that was over nothing is left to cut.
 */
export const wasTakenBack = async (
  db: Queryable,
  { agreement: of, consent }: Pick<FoundAgreement, 'agreement' | 'consent'>,
): Promise<boolean> => {
  const since = (consent.givenAt > of.beganAt ? consent.givenAt : of.beganAt).toISOString();
  const found = await db.execute(sql`select exists (
      select from grant_cut c join package_grant g on g.id = c.grant_id
      where g.member_id = ${of.memberId} and c.at >= ${since}
        and (c.why = 'chargeback' or c.why = 'refund' and g.order_id in ${ownOrders(of)}))
    or exists (
      select from purchase_order o join order_line l on l.order_id = o.id and l.kind = 'package'
      where o.member_id = ${of.memberId} and o.settled_at >= ${of.beganAt.toISOString()}
        and (o.status = 'charged_back' or o.status = 'refunded' and o.id in ${ownOrders(of)})
        and coalesce((select max(greatest(r.owed_at, d.ended_at)) from payment_attempt a
          join payment p on p.attempt_id = a.id left join refund r on r.payment_id = p.id
          left join dispute d on d.payment_id = p.id where a.order_id = o.id), 'infinity') >= ${since}) as claim`);
  return rowsOf(Claimed, found)[0]!.claim;
};

/** Whether a bank asks back money of theirs: until it is decided they are charged for nothing new. */
export const isDisputed = async (db: Queryable, { memberId }: Agreement): Promise<boolean> => {
  const open = await db
    .select({ id: dispute.id })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .where(and(eq(order.memberId, memberId), isNull(dispute.endedAt)))
    .limit(1);
  return open.length > 0;
};
