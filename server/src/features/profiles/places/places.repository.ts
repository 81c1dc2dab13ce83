// The world's places as they are remembered and searched.

import { asc, like, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { CELL_DEGREES, place } from '#platform/database/tables/profiles.ts';

export type PlaceRow = typeof place.$inferSelect;

const LOAD_LOCK = 7_212_027;
const AT_ONCE = 20_000;

/** Security 6: all that is kept of a point is its cell. */
export const cellOf = (degrees: number): number => Math.floor(degrees / CELL_DEGREES);

export const anyPlaceExists = async (db: Queryable): Promise<boolean> => {
  const found = await db.select({ id: place.id }).from(place).limit(1);
  return found.length > 0;
};

/** One process loads while the others wait for it. */
export const lockPlaces = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
};

export const savePlaces = async (tx: Queryable, rows: readonly PlaceRow[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const chunk = rows.slice(from, from + AT_ONCE);
    // One array for each column: a bulk insert of rows would be one parameter for each value.
    const column = (of: (row: PlaceRow) => string | number) => sql.param(chunk.map(of));
    await tx.execute(sql`
      insert into ${place} (id, name, label, search_name, country, cell_x, cell_y, rank)
      select * from unnest(
        ${column((row) => row.id)}::int[], ${column((row) => row.name)}::text[],
        ${column((row) => row.label)}::text[], ${column((row) => row.searchName)}::text[],
        ${column((row) => row.country)}::text[], ${column((row) => row.cellX)}::smallint[],
        ${column((row) => row.cellY)}::smallint[], ${column((row) => row.rank)}::smallint[])`);
  }
  await tx.execute(sql`analyze ${place}`);
};

const found = { id: place.id, label: place.label, searchName: place.searchName, rank: place.rank };

export const searchPlaces = (db: Queryable, prefix: string, limit: number) =>
  db
    .select(found)
    .from(place)
    .where(like(place.searchName, `${prefix}%`))
    .orderBy(asc(place.rank), sql`length(${place.searchName})`, asc(place.id))
    .limit(limit);

/** Places of exactly this name, wherever they lie. */
export const listPlacesCalled = (db: Queryable, name: string) =>
  db
    .select(found)
    .from(place)
    .where(like(place.searchName, `${name},%`))
    .orderBy(asc(place.rank), asc(place.id))
    .limit(500);

// A caller may name a number that is larger than any place's.
export const findPlace = async (db: Queryable, id: number): Promise<PlaceRow | undefined> => {
  const [row] = await db.select().from(place).where(sql`${place.id} = ${id}::bigint`);
  return row;
};

export const listPlaces = (db: Queryable, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: place.id, label: place.label })
        .from(place)
        .where(sql`${place.id} = any(${sql.param(ids)}::bigint[])`);
