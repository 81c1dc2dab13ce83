// The filters of both directions as SQL, written once for the queue, the deck, a like and the advice.

import { type SQL, sql } from 'drizzle-orm';
import { type Facts, MUST, NAMED_PLACE_CELLS, PACK, PLACE_WISH } from '../card-facts.rules.ts';
import { KM_PER_CELL } from './compatibility.rules.ts';

/** A row of active_card under this alias. */
export type Side = (column: string) => SQL;
const side =
  (alias: string): Side =>
  (column) =>
    sql.raw(`${alias}.${column}`);
export const me = side('me');
export const them = side('t');

export type Dimension = 'religion' | 'education' | 'children' | 'timeframe' | 'interests';

export const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** The viewer's facts as a row named `me`, whether or not their card is active, with what their ages mean today. */
export const meAs = (me: Facts, now: Date): SQL => meFrom(sql`${asRow(me)}`, sql`${todayOf(now)}`);
/** The same where the row and the day are given to a statement that is written once. */
export const meFrom = (row: SQL, day: SQL): SQL => sql`me as materialized (
    select r.*, (d.today - make_interval(years => r.age_min))::date as born_until,
      (d.today - make_interval(years => r.age_max + 1))::date as born_after,
      date_part('year', age(d.today, r.birth_month))::int as age
    from jsonb_populate_record(null::active_card, ${row}::jsonb) r, (select ${day}::date as today) d)`;
export const todayOf = (now: Date): string => now.toISOString().slice(0, 10);
export const asRow = (me: Facts): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(me).map(([key, value]) => [
        key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
    ),
  );

/** Kilometres between the middles of two cells. */
export const km = (a: Side, b: Side): SQL => sql`sqrt(
  power((${a('cell_y')} - ${b('cell_y')}) * ${sql.raw(String(KM_PER_CELL))}, 2)
  + power((${a('cell_x')} - ${b('cell_x')}) * ${sql.raw(String(KM_PER_CELL))}
    * cos(radians((${a('cell_y')} + ${b('cell_y')} + 1) * 0.05)), 2))`;

export const placeMet = (
  a: Side,
  b: Side,
  withinKm: SQL = a('within_km'),
): SQL => sql`(case ${a('place_wish')}
  when ${sql.raw(String(PLACE_WISH.within))} then ${km(a, b)} <= ${withinKm}
  when ${sql.raw(String(PLACE_WISH.places))} then exists (select from unnest(${a('want_cells')}) c
    where abs(c / ${sql.raw(String(PACK.factor))} - ${sql.raw(String(PACK.shift))} - ${b('cell_x')}) <= ${sql.raw(String(NAMED_PLACE_CELLS))}
      and abs(c % ${sql.raw(String(PACK.factor))} - ${sql.raw(String(PACK.shift))} - ${b('cell_y')}) <= ${sql.raw(String(NAMED_PLACE_CELLS))})
  when ${sql.raw(String(PLACE_WISH.country))} then ${a('country')} = ${b('country')}
  else true end)`;

/** The musts of one side, met by the other, named so that the advice can leave one out. */
export const musts = (a: Side, b: Side): Record<Dimension | 'place', SQL> => ({
  religion: mustMet(a, b, 'religion'),
  education: mustMet(a, b, 'education'),
  children: mustMet(a, b, 'children'),
  timeframe: mustMet(a, b, 'timeframe'),
  interests: mustMet(a, b, 'interests'),
  place: sql`(${a('place_weight')} < ${sql.raw(String(MUST))} or ${placeMet(a, b)})`,
});
const mustMet = (a: Side, b: Side, dimension: Dimension): SQL =>
  sql`(${b(dimension)} & ${a(`must_${dimension}`)}) <> 0`;

/** Gender and age both ways, and the border: what no wish relaxes but its own. */
export const gendersMeet = sql`(t.gender & me.seeks) <> 0 and (me.gender & t.seeks) <> 0`;
export const myAges = sql`t.birth_month <= me.born_until and t.birth_month > me.born_after`;
export const theirAges = sql`me.age between t.age_min and t.age_max`;
export const bordersAllow = sql`(t.country = me.country or (t.crosses_borders and me.crosses_borders))`;

export const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

const whateverTheBorder: SQL[] = [
  gendersMeet,
  myAges,
  theirAges,
  ...Object.values(musts(me, them)),
  ...Object.values(musts(them, me)),
];
/** Where a matchmaker introduces two, no package opens the border: their wishes for a place hold all the same. */
const bothWaysEverywhere: SQL = all(whateverTheBorder);
export const bothWays: SQL = all([bordersAllow, ...whateverTheBorder]);
export const bothWaysAs = ({ everywhere }: { everywhere?: boolean }): SQL =>
  everywhere ? bothWaysEverywhere : bothWays;
