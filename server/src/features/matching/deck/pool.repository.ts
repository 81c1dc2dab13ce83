// Counts who fits, and who would if one must of the viewer's were relaxed: one pass over the narrow table.

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { type Facts, PLACE_WISH } from '../card-facts.rules.ts';
import {
  all,
  bordersAllow,
  gendersMeet,
  musts,
  myAges,
  me as mySide,
  placeMet,
  theirAges,
  them,
} from './both-ways.repository.ts';
import { selectFits } from './fits.repository.ts';
import { historyOfAll, visible } from './history.repository.ts';
import { AGE_STEP_YEARS, COUNTED, type Counts, widerKm } from './pool.rules.ts';

const step = sql.raw(`interval '${AGE_STEP_YEARS} years'`);
const widerAges = sql`t.birth_month <= me.born_until + ${step} and t.birth_month > me.born_after - ${step}`;

const Fitting = z.record(z.enum(COUNTED), z.number());
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
  const history = historyOfAll(me.memberId, now);
  const always = [gendersMeet, theirAges, bordersAllow, ...Object.values(musts(them, mySide))];
  const counts = sql`count(*) filter (where ${all(Object.values(mine))})::int as fits, ${sql.join(columns, sql`, `)}`;
  const everybody = [...always, history.free, visible(history)];
  const asked = selectFits(me, now, counts, everybody, history.ctes);
  const [counted] = rowsOf(Fitting, await db.execute(asked));
  return counted!;
};
