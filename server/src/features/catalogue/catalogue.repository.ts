// Entries and their versions; the highest version of an entry is how it stands.
import { SETS_PRICES } from '@ijeuwa/contract/catalogue';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { catalogueEntry, catalogueVersion } from '#platform/database/tables/catalogue.ts';
import { staff } from '#platform/database/tables/staff.ts';

export type VersionRow = typeof catalogueVersion.$inferSelect;
type Name = { kind: string; key: string };
const isNamed = ({ kind, key }: Name) => and(eq(catalogueVersion.kind, kind), eq(catalogueVersion.key, key));

/** Of every entry, the ended ones too, how it stands. */
export const listCurrentVersions = (db: Queryable, kind: string): Promise<VersionRow[]> =>
  db
    .selectDistinctOn([catalogueVersion.key])
    .from(catalogueVersion)
    .where(eq(catalogueVersion.kind, kind))
    .orderBy(catalogueVersion.key, desc(catalogueVersion.version));

/** Every version with the name of whoever made it, the newest first. */
export const listVersions = (db: Queryable, { kind, key }: { kind: string; key?: string }) =>
  db
    .select({ row: catalogueVersion, staffName: staff.name })
    .from(catalogueVersion)
    .leftJoin(staff, eq(staff.id, catalogueVersion.changedBy))
    .where(key === undefined ? eq(catalogueVersion.kind, kind) : isNamed({ kind, key }))
    .orderBy(desc(catalogueVersion.version));

/** What the files said of each entry when they were last read; null where they said nothing. */
export const listFileData = async (tx: Queryable, kind: string): Promise<Map<string, object | null>> => {
  const rows = await tx.select().from(catalogueEntry).where(eq(catalogueEntry.kind, kind));
  return new Map(rows.map(({ key, fileData }) => [key, fileData]));
};

/** Null: the files say nothing of it any more. */
export const saveFileData = async (tx: Queryable, name: Name, fileData: object | null): Promise<void> => {
  await tx
    .insert(catalogueEntry)
    .values({ ...name, fileData })
    .onConflictDoUpdate({ target: [catalogueEntry.kind, catalogueEntry.key], set: { fileData } });
};

/** An entry that staff add is in no file. */
export const saveEntryOnce = async (tx: Queryable, name: Name): Promise<void> => {
  await tx.insert(catalogueEntry).values(name).onConflictDoNothing();
};

export type NewVersion = Pick<VersionRow, 'version' | 'data' | 'ended' | 'validFrom'> & {
  by?: { staffId: string; reason: string };
};
export const saveVersion = async (
  tx: Queryable,
  name: Name,
  { by, ...version }: NewVersion,
): Promise<void> => {
  const whose = by ? { changedBy: by.staffId, reason: by.reason } : {};
  await tx.insert(catalogueVersion).values({ ...name, ...version, ...whose });
};

/** As their roles are now, not as they were when they signed in. */
export const setsPrices = async (tx: Queryable, staffId: string): Promise<boolean> => {
  const found = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), sql`${staff.roles} && ${sql.param([...SETS_PRICES])}`));
  return found.length > 0;
};

/** Whoever makes versions of a kind does so alone: one process reads the files, the others then find nothing new. */
export const lockKind = async (tx: Queryable, kind: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`catalogue:${kind}`}))`);
};
