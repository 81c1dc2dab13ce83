// Whether somebody is here now: neither leaving nor suspended. Asked under the lock of whatever ends with an account.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '../database/connect.ts';
import { rowsOf } from '../database/rows.ts';
import { isPresent } from './visibility.ts';

const Present = z.object({ present: z.boolean() });

export const findPresent = async (tx: Queryable, memberId: string): Promise<boolean> => {
  const answered = await tx.execute(sql`select ${isPresent(sql`${memberId}::uuid`)} is true as present`);
  return rowsOf(Present, answered)[0]!.present;
};
