// Files that hang on no photo: noted before a file is written or let go, so that a crash cannot leave one behind.

import { inArray, lt } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { looseFile } from '#platform/database/tables/profiles.ts';

export const recordLooseFiles = async (
  tx: Queryable,
  names: readonly string[],
  since: Date,
): Promise<void> => {
  await tx
    .insert(looseFile)
    .values(names.map((name) => ({ name, since })))
    .onConflictDoNothing();
};

/** Answers how many there were. */
export const removeLooseFiles = async (tx: Queryable, names: readonly string[]): Promise<number> => {
  const gone = await tx
    .delete(looseFile)
    .where(inArray(looseFile.name, [...names]))
    .returning({ name: looseFile.name });
  return gone.length;
};

export const listLooseFiles = async (db: Queryable, before: Date): Promise<string[]> => {
  const rows = await db.select().from(looseFile).where(lt(looseFile.since, before)).limit(1000);
  return rows.map((row) => row.name);
};
