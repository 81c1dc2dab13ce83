// Private files as they are remembered: noted before their bytes are written, forgotten after these are erased.
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { privateFile } from '../database/tables/private-files.ts';
import { isShown } from '../visibility/visibility.ts';
import type { FileKind } from './file-kind.ts';

type NewFile = typeof privateFile.$inferInsert;
const SWEPT_AT_ONCE = 1000;

export const recordFiles = async (db: Queryable, files: readonly NewFile[]): Promise<void> => {
  await db.insert(privateFile).values([...files]);
};

/** Answers how many there were, and were not let go meanwhile. */
export const keepFiles = async (tx: Queryable, names: readonly string[], now: Date): Promise<number> => {
  const kept = await tx
    .update(privateFile)
    .set({ keptAt: now })
    .where(and(inArray(privateFile.name, [...names]), isNull(privateFile.removedAt)))
    .returning({ name: privateFile.name });
  return kept.length;
};

export const letFilesGo = async (tx: Queryable, names: readonly string[], now: Date): Promise<void> => {
  await tx
    .update(privateFile)
    .set({ removedAt: now })
    .where(inArray(privateFile.name, [...names]));
};

/** After their bytes. */
export const forgetFiles = async (db: Queryable, names: readonly string[]): Promise<void> => {
  await db.delete(privateFile).where(inArray(privateFile.name, [...names]));
};

/** Takes what is loose in hand: nobody can keep it from then on. */
export const claimLooseFiles = async (db: Queryable, before: Date, now: Date): Promise<string[]> => {
  const loose = db
    .select({ name: privateFile.name })
    .from(privateFile)
    .where(
      or(
        isNull(privateFile.ownerId),
        lt(privateFile.removedAt, before),
        and(isNull(privateFile.keptAt), lt(privateFile.createdAt, before)),
      ),
    )
    .limit(SWEPT_AT_ONCE);
  const claimed = await db
    .update(privateFile)
    .set({ removedAt: sql`coalesce(${privateFile.removedAt}, ${now.toISOString()}::timestamptz)` })
    .where(inArray(privateFile.name, loose))
    .returning({ name: privateFile.name });
  return claimed.map((row) => row.name);
};

const findKept = async (
  db: Queryable,
  kind: FileKind,
  name: string,
  opens?: SQL,
): Promise<string | undefined> => {
  const [found] = await db
    .select({ mediaType: privateFile.mediaType })
    .from(privateFile)
    .where(
      and(
        eq(privateFile.name, name),
        eq(privateFile.kind, kind.name),
        isNotNull(privateFile.keptAt),
        isNull(privateFile.removedAt),
        opens,
      ),
    );
  return found?.mediaType;
};

/** Its media type, for its owner and for whoever is shown it now. */
export const findFileFor = (
  db: Queryable,
  kind: FileKind,
  name: string,
  viewerId: string,
): Promise<string | undefined> => {
  const { thing, when } = kind.shownAs ?? {};
  const shown = thing && and(when, isShown(thing, sql`${viewerId}::uuid`, privateFile.ownerId));
  return findKept(db, kind, name, or(eq(privateFile.ownerId, viewerId), shown));
};

/** Its media type; who asks was looked at before. */
export const findFile = (db: Queryable, kind: FileKind, name: string): Promise<string | undefined> =>
  findKept(db, kind, name, isNotNull(privateFile.ownerId));
