// Lines of nobody as their alarm asks for them: which staff were not told of yet.
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { bankStatement, statementLine } from '#platform/database/tables/statements.ts';
import type { Alarm } from '#platform/due-alarm.ts';

const TOLD_AT_ONCE = 1000;

/** Money that came, since when we know of it. */
export const holdUntold = (tx: Queryable, alarm: Alarm) =>
  tx
    .select({ id: statementLine.id, uploadedAt: bankStatement.uploadedAt })
    .from(statementLine)
    .innerJoin(bankStatement, eq(bankStatement.id, statementLine.statementId))
    .where(
      and(eq(statementLine.state, 'open'), isNull(statementLine.takenBackAt), isNull(statementLine[alarm])),
    )
    .orderBy(asc(bankStatement.uploadedAt), asc(statementLine.id))
    .limit(TOLD_AT_ONCE)
    .for('update', { of: statementLine, skipLocked: true });
