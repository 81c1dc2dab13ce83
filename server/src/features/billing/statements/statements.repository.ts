// Bank statements as they are remembered: each line once, what it was said to be, and whose money came from whom.
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { bankStatement, rememberedSender, statementLine } from '#platform/database/tables/statements.ts';
import { isUndone } from '../payments/never-came.repository.ts';

export type KeptLine = typeof statementLine.$inferSelect;

/** Whatever is kept or said of statements happens one after the other, until the transaction ends. */
export const lockStatements = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`lock table ${bankStatement} in share row exclusive mode`);
};

export const saveStatement = async (
  tx: Queryable,
  row: typeof bankStatement.$inferInsert,
): Promise<string> => {
  const [saved] = await tx.insert(bankStatement).values(row).returning({ id: bankStatement.id });
  return saved!.id;
};

export const saveNewCount = async (tx: Queryable, id: string, newCount: number): Promise<void> => {
  await tx.update(bankStatement).set({ newCount }).where(eq(bankStatement.id, id));
};

/** Lines of these words, or at these places of the account. */
export const listKnown = (tx: Queryable, rows: readonly { onceKey: string; placeKey: string }[]) =>
  tx
    .select({
      onceKey: statementLine.onceKey,
      placeKey: statementLine.placeKey,
      sessionId: statementLine.sessionId,
      narrationSealed: statementLine.narrationSealed,
    })
    .from(statementLine)
    .where(
      or(
        inArray(
          statementLine.onceKey,
          rows.map(({ onceKey }) => onceKey),
        ),
        inArray(
          statementLine.placeKey,
          rows.map(({ placeKey }) => placeKey),
        ),
      ),
    );

/** Those that were not there. */
export const saveLinesOnce = (tx: Queryable, rows: (typeof statementLine.$inferInsert)[]) =>
  tx
    .insert(statementLine)
    .values(rows)
    .onConflictDoNothing({ target: statementLine.onceKey })
    .returning({ id: statementLine.id, amountMinor: statementLine.amountMinor, day: statementLine.onDay });

export const findLine = async (db: Queryable, id: string): Promise<KeptLine | undefined> => {
  const [found] = await db.select().from(statementLine).where(eq(statementLine.id, id));
  return found;
};

const Claim = z.boolean();
const isReversed = sql`exists (select from statement_line r where r.reverses_id = statement_line.id)`;
/** More money of a transfer that had its own was taken in by it, and is not lost yet: it was closed then. */
const isMore = sql`exists (select from payment p where p.provider = 'bank' and p.transaction = 'line ' || statement_line.id
    and not exists (select from dispute d where d.provider = 'bank' and d.provider_id = p.transaction))`;
export const isLost = and(
  isNotNull(statementLine.takenBackAt),
  or(eq(statementLine.state, 'confirmed'), and(eq(statementLine.state, 'closed'), isMore)),
);
const isUnsettled = or(eq(statementLine.state, 'open'), isLost);

/** Money that came, and of which nobody has said what it is; and what the bank took back after somebody had. */
export const listUnsettled = (db: Queryable, most: number) =>
  db
    .select({ line: statementLine, reversed: isReversed.mapWith(columnOf(Claim)) })
    .from(statementLine)
    .where(isUnsettled)
    .orderBy(asc(statementLine.onDay), asc(statementLine.id))
    .limit(most);

const countLines = async (db: Queryable, which: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ lines: count() }).from(statementLine).where(which);
  return row?.lines ?? 0;
};

export const countUnsettled = (db: Queryable): Promise<number> => countLines(db, isUnsettled);

export const isTakenBack = async (db: Queryable, id: string): Promise<boolean> =>
  (await countLines(db, eq(statementLine.reversesId, id))) > 0;

/** What was taken in by it is gone, and two people have not said so yet. */
export const isGone = async (db: Queryable, id: string): Promise<boolean> =>
  (await countLines(db, and(eq(statementLine.id, id), isLost))) > 0;

/** Reversals of which it is not known what they take back. */
export const listLooseReversals = (db: Queryable, since: string) =>
  db
    .select()
    .from(statementLine)
    .where(
      and(
        statementLine.reversal,
        isNull(statementLine.reversesId),
        lt(statementLine.amountMinor, 0),
        gte(statementLine.onDay, since),
      ),
    );

export const listCreditsOf = (db: Queryable, amounts: readonly number[], since: string) =>
  db
    .select()
    .from(statementLine)
    .where(
      and(
        inArray(statementLine.amountMinor, [...amounts]),
        gte(statementLine.onDay, since),
        sql`not ${isReversed}`,
      ),
    );

export const saveReversed = async (
  tx: Queryable,
  reversalId: string,
  reversesId: string,
  takenBackAt: Date,
): Promise<void> => {
  await tx.update(statementLine).set({ reversesId }).where(eq(statementLine.id, reversalId));
  await tx.update(statementLine).set({ takenBackAt }).where(eq(statementLine.id, reversesId));
};

/** By each transfer the line that is said to be its money. */
export const listTaken = async (
  db: Queryable,
  transferIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: statementLine.id, transferId: statementLine.transferId })
    .from(statementLine)
    .where(and(isNotNull(statementLine.transferId), inArray(statementLine.transferId, [...transferIds])));
  return new Map(rows.map(({ id, transferId }) => [transferId!, id]));
};

/** False: the line is for another transfer, or another line is this transfer’s money. */
export const chooseTransfer = async (tx: Queryable, id: string, transferId: string): Promise<boolean> => {
  const others = await countLines(
    tx,
    and(eq(statementLine.transferId, transferId), ne(statementLine.id, id)),
  );
  if (others > 0) return false;
  const chosen = await tx
    .update(statementLine)
    .set({ transferId })
    .where(
      and(
        eq(statementLine.id, id),
        or(
          and(isNull(statementLine.transferId), eq(statementLine.state, 'open')),
          eq(statementLine.transferId, transferId),
        ),
      ),
    )
    .returning({ id: statementLine.id });
  return chosen.length > 0;
};

/** Of a transfer that has not come. Whether there was one. */
export const releaseChosen = async (tx: Queryable, transferId: string): Promise<boolean> => {
  const released = await tx
    .update(statementLine)
    .set({ transferId: null })
    .where(and(eq(statementLine.transferId, transferId), eq(statementLine.state, 'open')))
    .returning({ id: statementLine.id });
  return released.length > 0;
};

const isWhatCame = sql`${statementLine.amountMinor} = (select p.amount_minor from payment p
  where p.attempt_id = ${statementLine.transferId} order by p.id limit 1)
  and not exists (select from payment p where p.attempt_id = ${statementLine.transferId} and ${isUndone(sql`p.id`)})`;

/**
 * Those whose transfers were settled, by whomever and wherever. One whose transfer was settled with another amount, or was
 * undone, is not its money: it is looked at anew.
 */
export const settleChosen = async (
  db: Queryable,
  transferIds: readonly string[],
  settledAt: Date,
): Promise<string[]> => {
  const isChosen = and(eq(statementLine.state, 'open'), inArray(statementLine.transferId, [...transferIds]));
  const settled = await db
    .update(statementLine)
    .set({ state: 'confirmed', settledAt, presumedPaymentId: null })
    .where(and(isChosen, isWhatCame))
    .returning({ id: statementLine.id });
  await db.update(statementLine).set({ transferId: null }).where(isChosen);
  return settled.map(({ id }) => id);
};

/** The transfer was confirmed by this line. */
export const settleLine = async (
  db: Queryable,
  id: string,
  transferId: string,
  settledAt: Date,
): Promise<void> => {
  await db
    .update(statementLine)
    .set({ state: 'confirmed', transferId, settledAt, presumedPaymentId: null })
    .where(and(eq(statementLine.id, id), eq(statementLine.state, 'open')));
};

/** The first word that what was confirmed is gone. */
export const sayGone = async (tx: Queryable, id: string, takenBackBy: string): Promise<void> => {
  await tx.update(statementLine).set({ takenBackBy }).where(eq(statementLine.id, id));
};

export const closeLine = async (
  tx: Queryable,
  line: Pick<KeptLine, 'id' | 'state' | 'transferId'>,
  settledAt: Date,
): Promise<void> => {
  const transferId = line.state === 'confirmed' ? line.transferId : null;
  await tx
    .update(statementLine)
    .set({ state: 'closed', settledAt, transferId, presumedPaymentId: null })
    .where(eq(statementLine.id, line.id));
};

export const listUploads = (db: Queryable, most: number) =>
  db
    .select({ statement: bankStatement, by: staff.name })
    .from(bankStatement)
    .innerJoin(staff, eq(staff.id, bankStatement.staffId))
    .orderBy(desc(bankStatement.uploadedAt))
    .limit(most);

export const listSenders = (db: Queryable, memberIds: readonly string[]) =>
  db
    .select({ memberId: rememberedSender.memberId, senderSealed: rememberedSender.senderSealed })
    .from(rememberedSender)
    .where(inArray(rememberedSender.memberId, [...memberIds]));

export const saveSender = async (tx: Queryable, row: typeof rememberedSender.$inferInsert): Promise<void> => {
  await tx.insert(rememberedSender).values(row);
};
