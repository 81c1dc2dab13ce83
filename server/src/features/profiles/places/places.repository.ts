// The world's places as they are remembered and searched.

import { and, asc, isNull, like, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { CELL_DEGREES, place } from '#platform/database/tables/profiles.ts';

export type PlaceRow = typeof place.$inferSelect;

/** Security 6: all that is kept of a point is its cell. */
export const cellOf = (degrees: number): number => Math.floor(degrees / CELL_DEGREES);

/** A place that is gone from the world's list is kept for those who have it, and offered to nobody. */
const isOffered = isNull(place.retiredAt);

const found = { id: place.id, label: place.label, searchName: place.searchName, rank: place.rank };

export const searchPlaces = (db: Queryable, prefix: string, limit: number) =>
  db
    .select(found)
    .from(place)
    .where(and(like(place.searchName, `${prefix}%`), isOffered))
    .orderBy(asc(place.rank), sql`length(${place.searchName})`, asc(place.id))
    .limit(limit);

/** Places of exactly this name, wherever they lie. */
export const listPlacesCalled = (db: Queryable, name: string) =>
  db
    .select(found)
    .from(place)
    .where(and(like(place.searchName, `${name},%`), isOffered))
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
