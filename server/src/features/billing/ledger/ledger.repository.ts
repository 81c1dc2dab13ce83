// The ledger as it is remembered.
import { asc, eq, inArray, sum } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { ledgerLine, ledgerTransaction } from '#platform/database/tables/ledger.ts';
import type { Line } from './ledger.rules.ts';

/** Undefined when one of the same source stands already. */
export const recordTransactionOnce = async (
  tx: Queryable,
  row: typeof ledgerTransaction.$inferInsert,
): Promise<string | undefined> => {
  const [saved] = await tx
    .insert(ledgerTransaction)
    .values(row)
    .onConflictDoNothing({ target: ledgerTransaction.source })
    .returning({ id: ledgerTransaction.id });
  return saved?.id;
};

export const saveLines = async (
  tx: Queryable,
  transactionId: string,
  lines: readonly Line[],
): Promise<void> => {
  await tx.insert(ledgerLine).values(lines.map((line) => ({ ...line, transactionId })));
};

/** Each that is not there yet, with the source by which it is told apart. */
export const recordTransactionsOnce = (tx: Queryable, rows: (typeof ledgerTransaction.$inferInsert)[]) =>
  tx
    .insert(ledgerTransaction)
    .values(rows)
    .onConflictDoNothing({ target: ledgerTransaction.source })
    .returning({ id: ledgerTransaction.id, source: ledgerTransaction.source });

/** All lines of what was posted of these sources. */
export const listLinesOf = (tx: Queryable, sources: readonly string[]) =>
  tx
    .select({
      source: ledgerTransaction.source,
      account: ledgerLine.account,
      amountMinor: ledgerLine.amountMinor,
      currency: ledgerLine.currency,
    })
    .from(ledgerLine)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerLine.transactionId))
    .where(inArray(ledgerTransaction.source, [...sources]));

export const saveAllLines = async (
  tx: Queryable,
  rows: (typeof ledgerLine.$inferInsert)[],
): Promise<void> => {
  await tx.insert(ledgerLine).values(rows);
};

/** Of what a sum of amounts is read as: no more than a number holds to the unit. */
export const Minor = columnOf(z.coerce.number().int());

export const listBalances = (db: Queryable) =>
  db
    .select({
      account: ledgerLine.account,
      currency: ledgerLine.currency,
      amountMinor: sum(ledgerLine.amountMinor).mapWith(Minor),
    })
    .from(ledgerLine)
    .groupBy(ledgerLine.account, ledgerLine.currency)
    .orderBy(asc(ledgerLine.account), asc(ledgerLine.currency));
