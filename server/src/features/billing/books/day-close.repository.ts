// The day's close as it is remembered, and what the ledger says of a day that nobody has signed.
import { and, asc, desc, eq, gte, isNull, lt, sql, sum } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { dayClose, dayCloseFigure } from '#platform/database/tables/books.ts';
import { ledgerLine, ledgerTransaction } from '#platform/database/tables/ledger.ts';
import { settlementDifference } from '#platform/database/tables/settlements.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { Minor } from '../ledger/ledger.repository.ts';

/** Whoever posts has committed by now, or posts after what follows; and nobody else signs. */
export const stopPosting = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`lock table ledger_transaction in share row exclusive mode`);
};

export const findSigned = async (db: Queryable, day: string) => {
  const [found] = await db
    .select({ close: dayClose, by: staff.name })
    .from(dayClose)
    .innerJoin(staff, eq(staff.id, dayClose.signedBy))
    .where(eq(dayClose.day, day));
  return found;
};

/** The last day that was signed; of those before a day, if it is named. */
export const findLastSigned = async (db: Queryable, before?: string): Promise<string | undefined> => {
  const [found] = await db
    .select({ day: dayClose.day })
    .from(dayClose)
    .where(before === undefined ? undefined : lt(dayClose.day, before))
    .orderBy(desc(dayClose.day))
    .limit(1);
  return found?.day;
};

export const listFigures = (db: Queryable, day: string) =>
  db
    .select({
      account: dayCloseFigure.account,
      currency: dayCloseFigure.currency,
      what: dayCloseFigure.what,
      amountMinor: dayCloseFigure.amountMinor,
    })
    .from(dayCloseFigure)
    .where(eq(dayCloseFigure.day, day))
    .orderBy(asc(dayCloseFigure.account));

/** What was posted from then on, until then, by account, currency and kind. */
export const listMoved = async (db: Queryable, from: Date | undefined, until: Date) => {
  const rows = await db
    .select({
      account: ledgerLine.account,
      currency: ledgerLine.currency,
      what: ledgerTransaction.kind,
      amountMinor: sum(ledgerLine.amountMinor).mapWith(Minor),
    })
    .from(ledgerTransaction)
    .innerJoin(ledgerLine, eq(ledgerLine.transactionId, ledgerTransaction.id))
    .where(
      and(
        from === undefined ? undefined : gte(ledgerTransaction.postedAt, from),
        lt(ledgerTransaction.postedAt, until),
      ),
    )
    .groupBy(ledgerLine.account, ledgerLine.currency, ledgerTransaction.kind);
  return rows;
};

export const saveClose = async (
  tx: Queryable,
  row: typeof dayClose.$inferInsert,
  figures: readonly Omit<typeof dayCloseFigure.$inferInsert, 'day'>[],
): Promise<void> => {
  await tx.insert(dayClose).values(row);
  if (figures.length > 0)
    await tx.insert(dayCloseFigure).values(figures.map((one) => ({ ...one, day: row.day })));
};

const Open = z.object({ differences: z.number().int(), unmatched: z.number().int() });

/** What was noticed by the end of a day and is open now. */
export const countOpen = async (db: Queryable, day: string, until: Date) => {
  const then = sql`${until.toISOString()}::timestamptz`;
  const found = await db.execute(sql`select
    (select count(*) from settlement_difference where closed_at is null and noticed_at < ${then})::int as differences,
    ((select count(*) from odd_payment where closed_at is null and noticed_at < ${then})
      + (select count(*) from statement_line where state = 'open' and on_day <= ${day}::date))::int as unmatched`);
  return rowsOf(Open, found)[0]!;
};

export const listOpenBy = (db: Queryable, until: Date, most: number) =>
  db
    .select()
    .from(settlementDifference)
    .where(and(isNull(settlementDifference.closedAt), lt(settlementDifference.noticedAt, until)))
    .orderBy(asc(settlementDifference.noticedAt), asc(settlementDifference.id))
    .limit(most);
