// Lines that the bank took back as their alarm asks for them: which staff were not told of yet, and that they were.
import { and, asc, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { statementLine } from '#platform/database/tables/statements.ts';
import type { Alarm } from '#platform/due-alarm.ts';
import { recordToldIn } from '#platform/told.repository.ts';
import { isLost } from './statements.repository.ts';

const TOLD_AT_ONCE = 1000;

/** What was told of it while it was nobody’s is another clock’s. */
export const holdUntold = (tx: Queryable, alarm: Alarm) =>
  tx
    .select({ id: statementLine.id, takenBackAt: statementLine.takenBackAt })
    .from(statementLine)
    .where(
      and(
        isNotNull(statementLine.takenBackAt),
        isLost,
        or(isNull(statementLine[alarm]), lt(statementLine[alarm], statementLine.takenBackAt)),
      ),
    )
    .orderBy(asc(statementLine.takenBackAt), asc(statementLine.id))
    .limit(TOLD_AT_ONCE)
    .for('update', { skipLocked: true });

export const recordTold = recordToldIn(statementLine);
