// Private files as they are remembered: noted before their bytes are written, forgotten after these are erased.
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '../database/connect.ts';
import { columnOf } from '../database/rows.ts';
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

type Veil = NonNullable<FileKind['veiled']>;

const isKept = (kind: Pick<FileKind, 'name'>, name: string): SQL | undefined =>
  and(
    eq(privateFile.name, name),
    eq(privateFile.kind, kind.name),
    isNotNull(privateFile.keptAt),
    isNull(privateFile.removedAt),
  );

type FoundFor = { mediaType: string; isVeiled: boolean };
/** For its owner and for whoever is shown it now; and whether another piece stands in for it. */
export const findFileFor = async (
  db: Queryable,
  kind: Pick<FileKind, 'name' | 'shownAs'> & { veiled?: Pick<Veil, 'unless' | 'when'> },
  name: string,
  viewerId: string,
): Promise<FoundFor | undefined> => {
  const { thing, when } = kind.shownAs ?? {};
  const viewer = sql`${viewerId}::uuid`;
  const shown = thing && and(when, isShown(thing, viewer, privateFile.ownerId));
  const { veiled } = kind;
  const isVeiled = veiled
    ? sql`case when ${veiled.when} then ${viewer} is distinct from ${privateFile.ownerId}
        and (${isShown(veiled.unless, viewer, privateFile.ownerId)}) is not true else false end`
    : sql`false`;
  const [found] = await db
    .select({ mediaType: privateFile.mediaType, isVeiled: isVeiled.mapWith(columnOf(z.boolean())) })
    .from(privateFile)
    .where(and(isKept(kind, name), or(eq(privateFile.ownerId, viewerId), shown)));
  return found;
};

/** Its media type; who asks was looked at before. */
export const findFile = async (
  db: Queryable,
  kind: Pick<FileKind, 'name'>,
  name: string,
): Promise<string | undefined> => {
  const [found] = await db
    .select({ mediaType: privateFile.mediaType })
    .from(privateFile)
    .where(and(isKept(kind, name), isNotNull(privateFile.ownerId)));
  return found?.mediaType;
};
