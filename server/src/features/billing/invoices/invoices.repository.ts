// Invoices as they are remembered: each by a number without gaps, with the paper that was made of it.
import type { InvoiceKind } from '@ijeuwa/contract/invoices';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { calledOrders, shownReference } from '#platform/database/shown-attempt.ts';
import { order, packageVersion, quote } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';
import { invoice, invoiceCounter, invoicePaper } from '#platform/database/tables/invoices.ts';
import { allocation, payment } from '#platform/database/tables/payments.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { neverCame } from '../checkout/ended.repository.ts';
import { UNNAMED } from '../refunds/may-name.ts';
import { onItsWay } from '../refunds/on-its-way.repository.ts';
import { refundsOf } from '../refunds/refunds-of.repository.ts';

export type Kept = typeof invoice.$inferSelect;

/** Of an order, by credit notes. */
const creditedMinor = sql`(select coalesce(sum(c.amount_minor), 0)::float8 from invoice c
  where c.order_id = ${order.id} and c.kind = 'credit_note')`.mapWith(columnOf(z.number()));

/** The next number of its kind and year: whoever takes it holds the counter until the transaction ends. */
export const takeOrdinal = async (tx: Queryable, kind: InvoiceKind, year: number): Promise<number> => {
  const [taken] = await tx
    .insert(invoiceCounter)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounter.kind, invoiceCounter.year],
      set: { last: sql`${invoiceCounter.last} + 1` },
    })
    .returning({ last: invoiceCounter.last });
  return taken!.last;
};

export const findBySource = async (tx: Queryable, source: string): Promise<Kept | undefined> => {
  const [found] = await tx.select().from(invoice).where(eq(invoice.source, source));
  return found;
};

/** Of one order nothing is issued twice at once. */
export const lockInvoices = async (tx: Queryable, orderId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invoices:${orderId}`}, 0))`);
};

export const saveInvoice = async (
  tx: Queryable,
  row: typeof invoice.$inferInsert,
  snapshotSealed: string,
): Promise<Kept> => {
  const [saved] = await tx.insert(invoice).values(row).returning();
  await tx.insert(invoicePaper).values({ invoiceId: saved!.id, snapshotSealed });
  return saved!;
};

/** What of an order its invoice says, beside the order itself. */
export const listPaidBy = (tx: Queryable, orderId: string) =>
  tx
    .select({
      reference: paymentAttempt.reference,
      method: paymentAttempt.method,
      amountMinor: allocation.amountMinor,
      receivedAt: payment.receivedAt,
    })
    .from(allocation)
    .innerJoin(payment, eq(payment.id, allocation.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(and(eq(allocation.orderId, orderId), isNull(allocation.releasedAt)))
    .orderBy(asc(payment.receivedAt), asc(payment.id));

export const listGiven = (tx: Queryable, orderId: string) =>
  tx
    .select({
      packageVersionId: packageGrant.packageVersionId,
      startsAt: packageGrant.startsAt,
      endsAt: packageGrant.endsAt,
    })
    .from(packageGrant)
    .where(and(eq(packageGrant.orderId, orderId), eq(packageGrant.cause, 'purchase')));

export const findOrderRow = async (tx: Queryable, orderId: string) => {
  const [found] = await tx.select().from(order).where(eq(order.id, orderId));
  return found;
};

/** Found as its orders are. */
const itemId = sql`coalesce(${packageVersion.packageId}, ${orderLine.subjectId}::text)`.mapWith(
  packageVersion.packageId,
);

const withOrder = (db: Queryable) =>
  db
    .select({
      invoice,
      sha256: invoicePaper.sha256,
      memberId: order.memberId,
      orderStatus: order.status,
      creditedMinor,
      neverCame,
      onItsWay,
      unnamedMinor: refundsOf(UNNAMED),
      reference: shownReference,
      item: {
        kind: orderLine.kind,
        id: itemId,
        /** A plan by its own name, for whoever bought it, behind their sign-in. */
        title:
          sql`case when ${orderLine.kind} = 'therapy_plan' then ${quote.title} else ${orderLine.title} end`.mapWith(
            orderLine.title,
          ),
      },
    })
    .from(invoice)
    .innerJoin(order, eq(order.id, invoice.orderId))
    .innerJoin(quote, eq(quote.id, order.quoteId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(packageVersion, eq(packageVersion.id, orderLine.packageVersionId))
    .innerJoin(invoicePaper, eq(invoicePaper.invoiceId, invoice.id));
export type FoundInvoice = Awaited<ReturnType<typeof withOrder>>[number];

const LIST_MAX = 500;
/** The newest first. */
export const listOf = (db: Queryable, memberId: string): Promise<FoundInvoice[]> =>
  withOrder(db)
    .where(eq(order.memberId, memberId))
    .orderBy(desc(invoice.issuedAt), desc(invoice.id))
    .limit(LIST_MAX);

export const findOwn = async (
  db: Queryable,
  memberId: string,
  number: string,
): Promise<FoundInvoice | undefined> => {
  const [found] = await withOrder(db).where(and(eq(order.memberId, memberId), eq(invoice.number, number)));
  return found;
};

/** What was given back of its order since, by its credit notes. */
export const sumCredited = async (db: Queryable, orderId: string) => {
  const [sum] = await db
    .select({
      amountMinor: sql`coalesce(sum(${invoice.amountMinor}), 0)::float8`.mapWith(Number),
      lastAt: sql`max(${invoice.issuedAt})`.mapWith(invoice.issuedAt),
    })
    .from(invoice)
    .where(and(eq(invoice.orderId, orderId), eq(invoice.kind, 'credit_note')));
  return sum!;
};

export const findByHash = async (db: Queryable, receiptHash: string): Promise<FoundInvoice | undefined> => {
  const [found] = await withOrder(db).where(eq(invoice.receiptHash, receiptHash));
  return found;
};

/** Of the invoice of an order, once there is one. */
export const findReceiptHash = async (db: Queryable, orderId: string): Promise<string | undefined> => {
  const [found] = await db
    .select({ receiptHash: invoice.receiptHash })
    .from(invoice)
    .where(and(eq(invoice.orderId, orderId), eq(invoice.kind, 'invoice')));
  return found?.receiptHash;
};

/** For staff: by its number, or by a reference of its order. */
export const listNamed = (db: Queryable, name: string) =>
  db
    .select({
      invoice,
      sha256: invoicePaper.sha256,
      memberId: order.memberId,
      memberName: profile.name,
      orderStatus: order.status,
      creditedMinor,
      neverCame,
      onItsWay,
      unnamedMinor: refundsOf(UNNAMED),
      reference: shownReference,
      item: { kind: orderLine.kind, id: itemId, title: orderLine.title },
    })
    .from(invoice)
    .innerJoin(order, eq(order.id, invoice.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(packageVersion, eq(packageVersion.id, orderLine.packageVersionId))
    .innerJoin(invoicePaper, eq(invoicePaper.invoiceId, invoice.id))
    .leftJoin(profile, eq(profile.memberId, order.memberId))
    .where(
      sql`${invoice.id} in (select n.id from invoice n where n.number = ${name}
        union all select c.id from invoice c where c.order_id in ${calledOrders(name)})`,
    )
    .orderBy(desc(invoice.issuedAt), desc(invoice.id))
    .limit(LIST_MAX);

export const findPaper = async (db: Queryable, invoiceId: string) => {
  const [found] = await db.select().from(invoicePaper).where(eq(invoicePaper.invoiceId, invoiceId));
  return found!;
};

/** The longest waiting first. */
export const listUnmade = (db: Queryable, most: number): Promise<FoundInvoice[]> =>
  withOrder(db).where(isNull(invoicePaper.madeAt)).orderBy(asc(invoicePaper.invoiceId)).limit(most);

/** Whether it was this call that keeps it: the bytes never change. */
export const savePaperOnce = async (
  tx: Queryable,
  invoiceId: string,
  made: { pdfSealed: string; sha256: string; madeAt: Date },
): Promise<boolean> => {
  const saved = await tx
    .update(invoicePaper)
    .set(made)
    .where(and(eq(invoicePaper.invoiceId, invoiceId), isNull(invoicePaper.madeAt)))
    .returning({ invoiceId: invoicePaper.invoiceId });
  return saved.length > 0;
};

/** Settled without an invoice: from before there were any. */
export const listWithoutInvoice = async (db: Queryable, most: number): Promise<string[]> => {
  const found = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        isNotNull(order.settledAt),
        sql`not exists (select from invoice i where i.order_id = ${order.id} and i.kind = 'invoice')`,
      ),
    )
    .orderBy(asc(order.settledAt), asc(order.id))
    .limit(most);
  return found.map(({ id }) => id);
};
