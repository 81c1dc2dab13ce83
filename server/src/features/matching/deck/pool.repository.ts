// Counts who fits, and who would if one must of the viewer's were relaxed: one pass over the narrow table.

import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { type Facts, PLACE_WISH } from '../card-facts.rules.ts';
import {
  all,
  bordersAllow,
  gendersMeet,
  musts,
  myAges,
  me as mySide,
  notAnswered,
  notSeparated,
  placeMet,
  theirAges,
  them,
  visible,
} from './both-ways.repository.ts';
import { fitsFrom } from './fits.repository.ts';
import { AGE_STEP_YEARS, type Counts, widerKm } from './pool.rules.ts';

const step = sql.raw(`interval '${AGE_STEP_YEARS} years'`);
const widerAges = sql`t.birth_month <= me.born_until + ${step} and t.birth_month > me.born_after - ${step}`;

/** For each wish, how many fit only when it is relaxed. */
export const countPool = async (db: Queryable, me: Facts, now: Date): Promise<Counts> => {
  const mine = { ...musts(mySide, them), age: myAges };
  const wider = me.placeWish === PLACE_WISH.within ? widerKm(me.withinKm) : undefined;
  const relaxed: Partial<Record<keyof typeof mine, SQL>> = {
    age: widerAges,
    ...(wider ? { place: placeMet(mySide, them, sql`${wider}::int`) } : {}),
  };
  const without = (wish: keyof typeof mine): SQL => {
    const others = Object.entries(mine)
      .filter(([name]) => name !== wish)
      .map(([, must]) => must);
    return all([sql`not (${mine[wish]})`, ...others, ...(relaxed[wish] ? [relaxed[wish]] : [])]);
  };
  const columns = (Object.keys(mine) as (keyof typeof mine)[]).map(
    (wish) => sql`count(*) filter (where ${without(wish)})::int as ${sql.identifier(wish)}`,
  );
  const always = [gendersMeet, theirAges, bordersAllow, ...Object.values(musts(them, mySide))];
  const { rows } = await db.execute(sql`
    select count(*) filter (where ${all(Object.values(mine))})::int as fits, ${sql.join(columns, sql`, `)}
    ${fitsFrom(me, now, [...always, notSeparated, notAnswered(now), visible])}`);
  return rows[0] as Counts;
};
