// A session that its counsellor has ended for all, before its time: its room opens to nobody again.
import { type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from './connect.ts';
import { rowsOf } from './rows.ts';

/** Of the appointment of this id. */
export const endedForAll = (id: SQLWrapper | string) =>
  sql`exists (select from meeting_stay s where s.appointment_id = ${id} and s.ended_for_all)`;

const Answered = z.object({ is: z.boolean() });
export const isEndedForAll = async (db: Queryable, id: string): Promise<boolean> =>
  rowsOf(Answered, await db.execute(sql`select ${endedForAll(id)} as is`))[0]!.is;
