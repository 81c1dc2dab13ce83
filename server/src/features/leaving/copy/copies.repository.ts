// Copies that members asked for, and what of a member’s rows goes into one: the registry says it of each column.
import { and, asc, eq, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Registered } from '#platform/database/columns/registered.ts';
import { copiedColumns, REGISTRY } from '#platform/database/columns/registry.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { dataExport } from '#platform/database/tables/leaving.ts';
import { privateFile } from '#platform/database/tables/private-files.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { ofMember } from '../of-member.repository.ts';
import { COPY_KIND } from './copy.kind.ts';

export const findCopy = async (db: Queryable, memberId: string) => {
  const [found] = await db
    .select({ copy: dataExport, bytes: privateFile.bytes })
    .from(dataExport)
    .leftJoin(privateFile, eq(privateFile.name, sql`${dataExport.fileId} || ${COPY_KIND.pieces.whole}`))
    .where(eq(dataExport.memberId, memberId));
  return found;
};

/** Undefined when one was asked for since; else the file that it takes the place of, if there was one. */
export const recordAskedOnce = async (
  tx: Queryable,
  memberId: string,
  { now, since }: { now: Date; since: Date },
): Promise<{ replaced: string | null } | undefined> => {
  const [before] = await tx.select().from(dataExport).where(eq(dataExport.memberId, memberId)).for('update');
  const asked = { askedAt: now, fileId: null, readyAt: null, endsAt: null };
  const recorded = await tx
    .insert(dataExport)
    .values({ memberId, ...asked })
    .onConflictDoUpdate({ target: dataExport.memberId, set: asked, setWhere: lte(dataExport.askedAt, since) })
    .returning({ memberId: dataExport.memberId });
  return recorded.length > 0 ? { replaced: before?.fileId ?? null } : undefined;
};

/** The longest waiting first; whoever is leaving could not fetch it. */
export const listWaiting = (db: Queryable, most: number) =>
  db
    .select({
      memberId: dataExport.memberId,
      askedAt: dataExport.askedAt,
      name: profile.name,
    })
    .from(dataExport)
    .innerJoin(member, eq(member.id, dataExport.memberId))
    .innerJoin(profile, eq(profile.memberId, dataExport.memberId))
    .where(and(isNull(dataExport.readyAt), eq(member.status, 'active')))
    .orderBy(asc(dataExport.askedAt))
    .limit(most);
export type WaitingCopy = Awaited<ReturnType<typeof listWaiting>>[number];

export const recordReadyOnce = async (
  tx: Queryable,
  { memberId, askedAt }: WaitingCopy,
  ready: { fileId: string; readyAt: Date; endsAt: Date },
): Promise<boolean> => {
  const recorded = await tx
    .update(dataExport)
    .set(ready)
    .where(
      and(eq(dataExport.memberId, memberId), eq(dataExport.askedAt, askedAt), isNull(dataExport.readyAt)),
    )
    .returning({ memberId: dataExport.memberId });
  return recorded.length > 0;
};

/** Answers the files that stood for them. */
export const removeEnded = async (tx: Queryable, now: Date): Promise<string[]> => {
  const ended = await tx
    .delete(dataExport)
    .where(lt(dataExport.endsAt, now))
    .returning({ fileId: dataExport.fileId });
  return ended.flatMap(({ fileId }) => fileId ?? []);
};

const Row = z.record(z.string(), z.unknown());
export type Row = z.infer<typeof Row>;

const selectOf = (table: string, registered: Registered, memberId: string): SQL => {
  const { toldAs } = registered.copied ?? {};
  const columns = copiedColumns(registered).map((name) =>
    toldAs?.[name] ? sql`${sql.raw(toldAs[name])} as ${sql.identifier(name)}` : sql.identifier(name),
  );
  const beside = Object.entries(registered.copied?.beside ?? {}).map(
    ([name, value]) => sql`${sql.raw(value)} as ${sql.identifier(name)}`,
  );
  return sql`select ${sql.join([...columns, ...beside], sql`, `)} from ${sql.identifier(table)}
    where ${ofMember(registered.copied?.of ?? 'false', memberId)}`;
};

/** Every table that holds something of the member, with those rows. */
export const listOwnRows = async (
  db: Queryable,
  memberId: string,
): Promise<{ table: string; copied: NonNullable<Registered['copied']>; entries: Row[] }[]> => {
  const found = [];
  for (const [table, registered] of Object.entries(REGISTRY)) {
    const { copied } = registered;
    if (!copied) continue;
    const answered = await db.execute(selectOf(table, registered, memberId));
    found.push({ table, copied, entries: rowsOf(Row, answered) });
  }
  return found;
};

/** What they keep with us, but for copies. */
export const listOwnFiles = async (db: Queryable, memberId: string): Promise<string[]> => {
  const rows = await db
    .select({ name: privateFile.name })
    .from(privateFile)
    .where(
      and(
        eq(privateFile.ownerId, memberId),
        ne(privateFile.kind, COPY_KIND.name),
        isNotNull(privateFile.keptAt),
        isNull(privateFile.removedAt),
      ),
    )
    .orderBy(asc(privateFile.createdAt), asc(privateFile.name));
  return rows.map(({ name }) => name);
};
