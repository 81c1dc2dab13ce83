// Settlements that do not agree, as their alarm asks for them: which staff were not told of yet, and that they were.
import { and, asc, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { settlementDifference } from '#platform/database/tables/settlements.ts';
import type { Alarm } from '#platform/due-alarm.ts';
import { recordToldIn } from '#platform/told.repository.ts';

const TOLD_AT_ONCE = 1000;

export const holdUntold = (tx: Queryable, alarm: Alarm) =>
  tx
    .select({
      id: settlementDifference.id,
      reference: settlementDifference.reference,
      noticedAt: settlementDifference.noticedAt,
    })
    .from(settlementDifference)
    .where(and(isNull(settlementDifference.closedAt), isNull(settlementDifference[alarm])))
    .orderBy(asc(settlementDifference.noticedAt), asc(settlementDifference.id))
    .limit(TOLD_AT_ONCE)
    .for('update', { skipLocked: true });

export const recordTold = recordToldIn(settlementDifference);
