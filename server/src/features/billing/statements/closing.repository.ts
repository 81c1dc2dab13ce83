// What is remembered of why a line of nobody leaves the list, and what the books have under a name.
import type { ClosedAs } from '@ijeuwa/contract/statements';
import { and, count, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { bankStatement, statementLine } from '#platform/database/tables/statements.ts';
import { isUndone } from '../payments/never-came.repository.ts';
import type { KeptLine } from './statements.repository.ts';

export type ClosingWord = { closingAs: ClosedAs; closingReference: string | null; closingBy: string };

export const sayClosing = async (tx: Queryable, id: string, word: ClosingWord): Promise<void> => {
  await tx.update(statementLine).set(word).where(eq(statementLine.id, id));
};

/** Nobody confirms by it, or closes it, until the transaction ends. */
export const lockLine = async (tx: Queryable, id: string): Promise<KeptLine | undefined> => {
  const [found] = await tx.select().from(statementLine).where(eq(statementLine.id, id)).for('update');
  return found;
};

/** Since when we know of it. */
export const findUploadedAt = async (tx: Queryable, { statementId }: KeptLine): Promise<Date> => {
  const [found] = await tx
    .select({ at: bankStatement.uploadedAt })
    .from(bankStatement)
    .where(eq(bankStatement.id, statementId));
  return found!.at;
};

const Taken = z.object({ taken: z.boolean() });
/** The money of the transfer that it was said to be for has come, or it was taken in as more of one. */
export const isTakenIn = async (tx: Queryable, { id, transferId }: KeptLine): Promise<boolean> => {
  const [found] = rowsOf(
    Taken,
    await tx.execute(sql`select
      exists (select from payment_attempt where id = ${transferId} and status = 'succeeded')
      or exists (select from payment where provider = 'bank' and transaction = ${`line ${id}`}) as taken`),
  );
  return found!.taken;
};

/** One sending is of one line. */
export const isSendingKnown = async (tx: Queryable, id: string, reference: string): Promise<boolean> => {
  const [row] = await tx
    .select({ those: count() })
    .from(statementLine)
    .where(
      and(
        eq(statementLine.state, 'closed'),
        eq(statementLine.closingAs, 'sent_back'),
        sql`lower(${statementLine.closingReference}) = lower(${reference})`,
        sql`${statementLine.id} <> ${id}`,
      ),
    );
  return (row?.those ?? 0) > 0;
};

/** What it paid for was undone: the books have nothing by its name. */
const neverCame = isUndone(sql`p.id`);
const Named = z.object({ reference: z.string() });
/** Another transfer of the same order that was confirmed by hand with this amount, and whose line nobody has named yet. */
export const findByHand = async (
  tx: Queryable,
  transferId: string,
  amountMinor: number,
): Promise<string | undefined> => {
  const found = await tx.execute(sql`
    select b.reference from payment_attempt a join payment_attempt b on b.order_id = a.order_id and b.id <> a.id
      join payment p on p.attempt_id = b.id and p.transaction = b.reference and p.provider = 'bank'
    where a.id = ${transferId} and p.amount_minor = ${amountMinor} and not ${neverCame}
      and not exists (select from statement_line l where l.transfer_id = b.id and l.state <> 'open')
      and not exists (select from statement_line l
        where l.closing_reference = b.reference and l.closing_as = 'booked' and l.state = 'closed')
    limit 1`);
  return rowsOf(Named, found)[0]?.reference;
};

const Booked = z.object({ name: z.string(), minor: z.coerce.number().int() });

/**
 * A transfer that was confirmed, or a payout, by its reference, and how much of it no line of a statement is yet.
 * More money of a transfer than its own has its line already.
 */
export const findBooked = async (tx: Queryable, reference: string) => {
  const ours = reference.toLowerCase().replaceAll(/[\s-]+/g, '-');
  const found = await tx.execute(sql`
    with named as (
      select a.reference as name, p.amount_minor - coalesce((select sum(l.amount_minor) from statement_line l
          where l.transfer_id = a.id and l.state <> 'open'), 0) as minor
        from payment_attempt a join payment p on p.attempt_id = a.id and p.transaction = a.reference
        where a.reference = ${ours} and p.provider = 'bank' and not ${neverCame}
      union all
      select s.provider_id, s.payout_minor from settlement s
        where s.provider_id = ${reference} and s.currency = 'NGN')
    select n.name, n.minor - coalesce((select sum(l.amount_minor) from statement_line l
        where l.closing_reference = n.name and l.closing_as = 'booked' and l.state = 'closed'), 0) as minor
      from named n order by 2 desc limit 1`);
  return rowsOf(Booked, found)[0];
};
