// Pauses as they are remembered.
import { PAUSES_A_YEAR } from '@ijeuwa/contract/agreements';
import { and, count, eq, gt, isNull, lte } from 'drizzle-orm';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { agreementPause } from '#platform/database/tables/agreements.ts';

const YEAR_MS = 365 * DAY_MS;

export const countPausesLeft = async (db: Queryable, memberId: string, now: Date): Promise<number> => {
  const [found] = await db
    .select({ n: count() })
    .from(agreementPause)
    .where(and(eq(agreementPause.memberId, memberId), gt(agreementPause.beganAt, later(now, -YEAR_MS))));
  return Math.max(0, PAUSES_A_YEAR - found!.n);
};

/** The one that lasts. */
export const findPause = async (db: Queryable, memberId: string, now: Date) => {
  const [found] = await db
    .select()
    .from(agreementPause)
    .where(
      and(
        eq(agreementPause.memberId, memberId),
        isNull(agreementPause.endedAt),
        gt(agreementPause.goesOnAt, now),
      ),
    );
  return found;
};

export const savePause = async (tx: Queryable, row: typeof agreementPause.$inferInsert): Promise<void> => {
  await tx.insert(agreementPause).values(row);
};

/** Whether this caller ended it. */
export const endPause = async (tx: Queryable, id: string, endedAt: Date): Promise<boolean> => {
  const ended = await tx
    .update(agreementPause)
    .set({ endedAt })
    .where(and(eq(agreementPause.id, id), isNull(agreementPause.endedAt)))
    .returning({ id: agreementPause.id });
  return ended.length > 0;
};

export const listOver = (db: Queryable, now: Date, most: number) =>
  db
    .select()
    .from(agreementPause)
    .where(and(isNull(agreementPause.endedAt), lte(agreementPause.goesOnAt, now)))
    .orderBy(agreementPause.goesOnAt)
    .limit(most);
