// Orders and their lines as they are remembered.
import { ORDERS_LISTED } from '@ijeuwa/contract/billing';
import type { LineKind } from '@ijeuwa/contract/services';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { shownAttempt } from '#platform/database/shown-attempt.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { order, packageVersion, quote } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt, transferAccount } from '#platform/database/tables/checkout.ts';
import { erasure } from '#platform/database/tables/leaving.ts';
import { MAY_KEEP, TO_CREDIT } from '../credit/kept.ts';
import { MAY_NAME, UNNAMED } from '../refunds/may-name.ts';
import { onItsWay } from '../refunds/on-its-way.repository.ts';
import { refundsOf, toPayer } from '../refunds/refunds-of.repository.ts';
import { announcedAt, notFoundAt, rejected } from './announced-moments.repository.ts';
import { ENDING, neverCame, ofGivenBack } from './ended.repository.ts';
import { allocatedMinor, askedBackBy, creditMinor, lastPartAt, lostMinor } from './order-sums.repository.ts';
import { buyerRefused, isOfProfile } from './refused.repository.ts';
import { holdRenewalOf, holdRenewalsOf, renewsFrom, renewsUntil } from './renewal-of.repository.ts';

const Claim = z.boolean();
/** Who bought it has asked to be deleted, or is. */
export const accountClosed =
  sql`exists (select from ${erasure} where ${erasure.memberId} = ${order.memberId})`.mapWith(columnOf(Claim));
/** Who bought it reaches no page of their own for now. */
export const suspended = sql`exists (select from ${member} as buyer
  where buyer.id = ${order.memberId} and buyer.status = 'suspended')`.mapWith(columnOf(Claim));

/** Who bought it was deleted, and nobody is there to be told any more. */
const erased = sql`exists (select from ${erasure} where ${erasure.memberId} = ${order.memberId}
  and ${erasure.erasedAt} is not null)`.mapWith(columnOf(Claim));

/** The account that its member named last for what goes back of it. */
const namedSealed = sql`(select n.account_sealed from refund_account n join refund r on r.id = n.refund_id
  join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
  where a.order_id = purchase_order.id and n.account_sealed is not null and ${sql.raw(MAY_NAME)}
  order by n.named_at desc limit 1)`.mapWith(columnOf(z.nullable(z.string())));

/** Nothing more of it is sold; of what needs a profile to whoever was refused for good. */
const withdrawn = sql`(exists (select from service_withdrawal w
  where w.subject_id = ${orderLine.subjectId} and w.kind = ${orderLine.kind})
  or (${isOfProfile(orderLine.kind)} and ${buyerRefused})
  or exists (${ofGivenBack(order.id)}))`.mapWith(columnOf(Claim));

const orders = (db: Queryable) =>
  db
    .select({
      order,
      /** What is bought: as it was sold, and by the name it is found by. */
      kind: orderLine.kind,
      itemId: sql`coalesce(${packageVersion.packageId}, ${orderLine.subjectId}::text)`.mapWith(
        packageVersion.packageId,
      ),
      title: orderLine.title,
      /** A plan by its own name, for whoever bought it, behind their sign-in. */
      ownTitle:
        sql`case when ${orderLine.kind} = 'therapy_plan' then ${quote.title} else ${orderLine.title} end`.mapWith(
          orderLine.title,
        ),
      withdrawn,
      /** A service waits as long as its price holds, and a renewal as long as its grace. */
      heldUntil:
        sql`case when ${orderLine.kind} = 'package' then ${renewsUntil} else ${quote.expiresAt} end`.mapWith(
          columnOf(z.nullable(z.coerce.date())),
        ),
      attempt: paymentAttempt,
      account: transferAccount,
      codeKey: quote.codeKey,
      discountMinor: orderLine.discountMinor,
      creditMinor,
      /** Of a package alone. */
      sold: { id: packageVersion.id, rank: packageVersion.position, content: packageVersion.content },
      email: member.email,
      accountClosed,
      erased,
      announcedAt,
      notFoundAt,
      rejected,
      renewsFrom,
      lastPartAt,
      allocatedMinor,
      owedBackMinor: refundsOf("r.owed_at is not null and r.state not in ('done', 'failed', 'refused')"),
      onItsWay,
      /** Of what settled it alone. */
      backMinor: refundsOf(
        `r.owed_at is not null and r."of" = 'order' and r.state not in ('failed', 'refused')`,
      ),
      lostMinor,
      askedBackBy,
      sentBackMinor: refundsOf(`r.state = 'done' and not ${TO_CREDIT}`),
      keptMinor: refundsOf(`r.state = 'done' and r."of" = 'owed' and ${TO_CREDIT}`),
      mayKeepMinor: refundsOf(MAY_KEEP),
      mayNameMinor: refundsOf(MAY_NAME),
      /** … of which no account is known. */
      unnamedMinor: refundsOf(UNNAMED),
      namedSealed,
      toPayer,
      ending: ENDING,
      neverCame,
    })
    .from(order)
    .innerJoin(quote, eq(quote.id, order.quoteId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(packageVersion, eq(packageVersion.id, orderLine.packageVersionId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, shownAttempt))
    .leftJoin(transferAccount, eq(transferAccount.attemptId, paymentAttempt.id))
    .innerJoin(member, eq(member.id, order.memberId));
export type FoundOrder = Awaited<ReturnType<typeof orders>>[number];
export const itemOf = ({ kind, itemId }: Pick<FoundOrder, 'kind' | 'itemId'>): Item => ({ kind, id: itemId });

export const findOrder = async (db: Queryable, id: string): Promise<FoundOrder | undefined> => {
  const [found] = await orders(db).where(eq(order.id, id));
  return found;
};

/** What happens to the orders of one purchase happens one after the other; what renews of its member is held before. */
export const lockPurchase = async (tx: Queryable, purchaseId: string): Promise<void> => {
  await holdRenewalOf(tx, purchaseId);
  await tx.select({ id: quote.id }).from(quote).where(eq(quote.id, purchaseId)).for('update');
};

/** One order of a subject is begun at a time; taken before the purchase. */
export const lockSubject = async (tx: Queryable, { kind, id }: Item): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sold:${kind}:${id}`}, 0))`);
};

/** One member begins one order at a time; taken before the purchase. */
export const lockBuying = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`buying:${memberId}`}, 0))`);
};

/** A package by its id, or the subject of a service. */
export type Item = { kind: LineKind; id: string };

/** The member's orders of this that still wait for money, the oldest first. */
export const listWaiting = (tx: Queryable, memberId: string, { kind, id }: Item) =>
  orders(tx)
    .where(
      and(
        eq(order.memberId, memberId),
        inArray(order.status, ['open', 'part_paid']),
        eq(orderLine.kind, kind),
        kind === 'package' ? eq(packageVersion.packageId, id) : eq(orderLine.subjectId, id),
        // A part of what another order settled waits for staff, not for more money.
        sql`not exists (select from purchase_order o
          where o.purchase_id = ${order.purchaseId} and o.settled_at is not null)`,
      ),
    )
    .orderBy(asc(order.id));

/** What a new order of this would join. */
export const findWaitingPurchase = async (db: Queryable, memberId: string, item: Item) => {
  const [first] = await listWaiting(db, memberId, item);
  return first?.order.purchaseId;
};

/** All for which money may still come, also late; the first of their orders first. */
export const listUnpaidOf = async (tx: Queryable, memberId: string): Promise<string[]> => {
  const unpaid = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.memberId, memberId), isNull(order.settledAt)))
    .orderBy(asc(order.id));
  return unpaid.map(({ id }) => id);
};

/** The order, held with the others of its purchase until the transaction ends. */
export const lockOrder = async (tx: Queryable, id: string): Promise<FoundOrder | undefined> => {
  const [before] = await tx.select({ purchaseId: order.purchaseId }).from(order).where(eq(order.id, id));
  if (!before) return undefined;
  await lockPurchase(tx, before.purchaseId);
  const [found] = await orders(tx).where(eq(order.id, id)).for('update', { of: order });
  return found;
};

/** Each held; the newest first, as whoever settles an upgrade takes its own order before what it counts of. */
export const lockOrders = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  if (ids.length > 1) await holdRenewalsOf(tx, ids);
  for (const id of [...new Set(ids)].toSorted().reverse()) await lockOrder(tx, id);
};

/** Of whatever was ordered for a subject: it is settled once, however often and at whatever price it is ordered. */
export const findPurchaseOf = async (db: Queryable, { kind, id }: Item): Promise<string | undefined> => {
  const [found] = await db
    .select({ purchaseId: order.purchaseId })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(and(eq(orderLine.kind, kind), eq(orderLine.subjectId, id)))
    .orderBy(asc(order.id))
    .limit(1);
  return found?.purchaseId;
};

export const findOrderOfQuote = async (db: Queryable, quoteId: string) => {
  const [found] = await orders(db).where(eq(order.quoteId, quoteId));
  return found;
};

export const purchaseIsSettled = async (db: Queryable, purchaseId: string): Promise<boolean> => {
  const settled = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.purchaseId, purchaseId), isNotNull(order.settledAt)));
  return settled.length > 0;
};

export const closeOthersOfPurchase = async (
  tx: Queryable,
  { id, purchaseId }: FoundOrder['order'],
  endedAt: Date,
): Promise<void> => {
  await tx
    .update(order)
    .set({ status: 'cancelled', endedAt })
    .where(and(eq(order.purchaseId, purchaseId), ne(order.id, id), eq(order.status, 'open')));
};

export const listOrders = (db: Queryable, memberId: string, before?: string) =>
  orders(db)
    .where(and(eq(order.memberId, memberId), before === undefined ? undefined : lt(order.id, before)))
    .orderBy(desc(order.id))
    .limit(ORDERS_LISTED);

export const listLines = (db: Queryable, orderId: string) =>
  db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.position));
export type OrderLine = Awaited<ReturnType<typeof listLines>>[number];

/** Undefined when the quote has its order already, or the reference is taken. */
export const recordOrderOnce = async (db: Queryable, row: typeof order.$inferInsert) => {
  const [saved] = await db.insert(order).values(row).onConflictDoNothing().returning({ id: order.id });
  return saved?.id;
};

type Change = Partial<
  Pick<typeof order.$inferInsert, 'status' | 'settledAt' | 'expiresAt' | 'endedAt' | 'fromCreditMinor'>
>;
export const changeOrder = async (tx: Queryable, id: string, change: Change): Promise<void> => {
  await tx.update(order).set(change).where(eq(order.id, id));
};

/** Nothing comes of it any more, from now on. */
export const endOrder = (tx: Queryable, id: string, status: Change['status'], endedAt: Date): Promise<void> =>
  changeOrder(tx, id, { status, endedAt });

/** Its whole price, and nothing taken off. */
export const endDiscount = async (
  tx: Queryable,
  { order: { id, amountMinor }, discountMinor }: FoundOrder,
) => {
  await tx
    .update(order)
    .set({ amountMinor: amountMinor + discountMinor })
    .where(eq(order.id, id));
  await tx
    .update(orderLine)
    .set({ amountMinor: sql`${orderLine.amountMinor} + ${orderLine.discountMinor}`, discountMinor: 0 })
    .where(eq(orderLine.orderId, id));
};

/** Open orders past their time, after this one by their ids: the caller decides which of them are over. */
export const listOpenPastTime = (db: Queryable, now: Date, after: string | undefined, most: number) =>
  db
    .select({
      id: order.id,
      expiresAt: order.expiresAt,
      announcedAt,
    })
    .from(order)
    .where(and(eq(order.status, 'open'), lte(order.expiresAt, now), after ? gt(order.id, after) : undefined))
    .orderBy(asc(order.id))
    .limit(most);

/** Of every order of theirs that does not say it yet. */
export const saveBuyer = async (tx: Queryable, memberId: string, buyerSealed: string): Promise<void> => {
  await tx
    .update(order)
    .set({ buyerSealed })
    .where(and(eq(order.memberId, memberId), isNull(order.buyerSealed)));
};

/** Of what nothing was paid for, and what nobody has said to have paid: the books do not ask for it. */
export const forgetBuyerOfUnpaid = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx
    .update(order)
    .set({ buyerSealed: null })
    .where(
      and(
        eq(order.memberId, memberId),
        inArray(order.status, ['open', 'expired', 'cancelled']),
        sql`not exists (select from payment_attempt a where a.order_id = ${order.id}
          and (a.announced_at is not null or exists (select from payment p where p.attempt_id = a.id)))`,
      ),
    );
};
