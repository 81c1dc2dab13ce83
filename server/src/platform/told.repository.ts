// That staff were told of what is due, as each table of such things remembers it.
import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database/connect.ts';
import type { Alarm } from './due-alarm.ts';

export const recordToldIn =
  (table: PgTable & Record<'id' | Alarm, PgColumn>) =>
  async (tx: Queryable, alarm: Alarm, ids: readonly string[], now: Date): Promise<void> => {
    await tx
      .update(table)
      .set({ [alarm]: now })
      .where(inArray(table.id, [...ids]));
  };
