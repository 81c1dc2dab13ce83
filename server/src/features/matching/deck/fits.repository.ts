// Reads people who pass the filters of both directions, over the narrow table alone.

import { GENDERS } from '@ijeuwa/contract/person';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { type Described, type Facts, MUST, PLACE_WISH } from '../card-facts.rules.ts';
import { heldWeights } from '../learning/features.rules.ts';
import { all, asRow, bothWays, bothWaysAs, meAs, meFrom, todayOf } from './both-ways.repository.ts';
import { KM_PER_CELL } from './compatibility.rules.ts';
import { type History, historyOfOne, visible } from './history.repository.ts';
import type { Standing } from './placing.rules.ts';
import type { Asking } from './reasons.rules.ts';
import { type Leant, worthOf } from './score.rules.ts';

/** `lastActive` in seconds since 1970; `liked`: they like the viewer; `hasFace`: the one that strangers see is made. */
export type Fit = Described & {
  version: number;
  liked: boolean;
  lastActive: number;
  leant: Leant;
  hasFace: boolean;
};

/** A query over everybody who meets the conditions; what the index can use stands as constants. */
export const selectFits = (
  me: Facts,
  now: Date,
  columns: SQL,
  conditions: readonly SQL[],
  ctes: SQL = sql``,
): SQL => sql`
  with ${meAs(me, now)} ${ctes}
  select ${columns} from active_card t cross join me
  where t.gender = any(${smallints(bitsOf(me.seeks))}) and t.seeks = any(${smallints(masksWith(me.gender))})
    and ${all([...nearby(me), ...conditions])}`;

/** A must for a distance bounds the cells that are looked at. */
const nearby = (me: Facts): SQL[] => {
  if (me.placeWish !== PLACE_WISH.within || me.placeWeight !== MUST) return [];
  const north = Math.ceil(me.withinKm / KM_PER_CELL) + 1;
  const east = Math.ceil(north / Math.max(0.1, Math.cos(((Math.abs(me.cellY) / 10 + 2) * Math.PI) / 180)));
  return [
    sql`t.cell_x between ${me.cellX - east} and ${me.cellX + east}`,
    sql`t.cell_y between ${me.cellY - north} and ${me.cellY + north}`,
  ];
};

const bitsOf = (mask: number): number[] =>
  GENDERS.map((_, at) => 1 << at).filter((bit) => (mask & bit) !== 0);
const masksWith = (bit: number): number[] =>
  Array.from({ length: 1 << GENDERS.length }, (_, mask) => mask).filter((mask) => (mask & bit) !== 0);
const smallints = (values: readonly number[]): SQL =>
  sql.raw(`array[${values.map(Number).join(',')}]::smallint[]`);

export const isAmong = (ids: readonly string[]): SQL => sql`(t.member_id = any(${sql.param(ids)}::uuid[]))`;

/** One person, whatever the two have answered so far. */
export const findFit = async (
  db: Queryable,
  me: Facts,
  targetId: string,
  now: Date,
  history = historyOfOne,
): Promise<Fit | undefined> => {
  const [found] = await readFits(db, me, now, history, sql`t.member_id = ${targetId}`);
  return found;
};

const FitRow = z.object({
  memberId: z.string(),
  gender: z.number(),
  seeks: z.number(),
  birthMonth: z.string(),
  ageMin: z.number(),
  ageMax: z.number(),
  cellX: z.number(),
  cellY: z.number(),
  country: z.string(),
  placeId: z.number(),
  crossesBorders: z.boolean(),
  placeWish: z.number(),
  withinKm: z.number(),
  wantCells: z.array(z.number()),
  placeWeight: z.number(),
  religion: z.number(),
  wantReligion: z.number(),
  mustReligion: z.number(),
  religionWeight: z.number(),
  education: z.number(),
  wantEducation: z.number(),
  mustEducation: z.number(),
  educationWeight: z.number(),
  children: z.number(),
  wantChildren: z.number(),
  mustChildren: z.number(),
  childrenWeight: z.number(),
  timeframe: z.number(),
  wantTimeframe: z.number(),
  mustTimeframe: z.number(),
  timeframeWeight: z.number(),
  interests: z.number(),
  wantInterests: z.number(),
  mustInterests: z.number(),
  interestsWeight: z.number(),
  isPrivate: z.boolean(),
  placeName: z.string(),
  lastActive: z.number(),
  actor: z.number(),
  partner: z.number(),
  price: z.number(),
  got: z.number(),
  lift: z.number(),
  open: z.number(),
  late: z.number(),
  version: z.coerce.number(),
  liked: z.boolean(),
  hasFace: z.boolean(),
});
const FACTS = sql.raw(
  `t.member_id as "memberId", t.gender, t.seeks, t.birth_month::text as "birthMonth", t.age_min as "ageMin",
  t.age_max as "ageMax", t.cell_x as "cellX", t.cell_y as "cellY", t.country, t.place_id as "placeId",
  t.crosses_borders as "crossesBorders", t.place_wish as "placeWish", t.within_km as "withinKm",
  t.want_cells as "wantCells", t.place_weight as "placeWeight", t.is_private as "isPrivate",
  ${['religion', 'education', 'children', 'timeframe', 'interests']
    .map((name) => {
      const capital = name[0]!.toUpperCase() + name.slice(1);
      return `t.${name}, t.want_${name} as "want${capital}", t.must_${name} as "must${capital}",
        t.${name}_weight as "${name}Weight"`;
    })
    .join(', ')}`,
);

/** Of a select over active_card as `t`, with `liked`. */
const factsOf = (fits: SQL): SQL => sql`
    select ${FACTS}, floor(extract(epoch from t.last_active_at))::float8 as "lastActive", t.version, t.liked,
      pl.name as "placeName", coalesce(l.actor, 0) as actor, coalesce(l.partner, 0) as partner,
      coalesce(l.price, 1) as price, coalesce(l.got, 0) as got, coalesce(l.open, 0) as open, coalesce(l.late, 0) as late,
      coalesce(e.lift, 1) as lift, exists (select from card_face f where f.member_id = t.member_id) as "hasFace"
    from (${fits}) t join place pl on pl.id = t.place_id
      left join leaning l on l.member_id = t.member_id left join exposure e on e.member_id = t.member_id`;
const asFit = ({ actor, partner, price, got, lift, open, late, ...fit }: z.infer<typeof FitRow>): Fit => ({
  ...fit,
  leant: { actor, partner, open, late, worth: worthOf(price, got, lift) },
});

const readFits = async (
  db: Queryable,
  me: Facts,
  now: Date,
  history: History,
  among: SQL,
): Promise<Fit[]> => {
  const columns = sql`t.*, ${history.liked} as liked`;
  const conditions = [among, bothWaysAs(history), history.free, visible(history)];
  const answered = await db.execute(factsOf(selectFits(me, now, columns, conditions, history.ctes)));
  return rowsOf(FitRow, answered).map(asFit);
};

/** Nothing is asked of what happened between the two. */
const given = (liked: SQL): History => ({ ctes: sql``, free: sql`true`, liked });
const likes = sql`(t.member_id = any(${sql.placeholder('likedIds')}::uuid[]))`;
const fitsAmong = prepared<
  { me: string; today: string; ids: string[]; likedIds: string[] },
  z.infer<typeof FitRow>
>(
  'fits-among',
  factsOf(sql`
    with ${meFrom(sql`${sql.placeholder('me')}`, sql`${sql.placeholder('today')}`)}
    select t.*, ${likes} as liked from active_card t cross join me
    where t.member_id = any(${sql.placeholder('ids')}::uuid[]) and ${bothWays} and ${visible(given(likes))}`),
  FitRow,
);
type Among = readonly Pick<Standing, 'memberId' | 'liked'>[];
const idsOf = (some: Among): string[] => some.map(({ memberId }) => memberId);
const likersOf = (some: Among): string[] => idsOf(some.filter(({ liked }) => liked));
/**
 * Those of them who fit both ways as they are now, in no order; what keeps them and the viewer apart was asked before, and
 * who of them likes the viewer.
 */
export const readFitsAmong = async (db: Queryable, me: Facts, now: Date, among: Among): Promise<Fit[]> => {
  const asked = { me: asRow(me), today: todayOf(now), ids: idsOf(among), likedIds: likersOf(among) };
  return (await fitsAmong(db, asked)).map(asFit);
};

/** The same as far as a matchmaker may go for the viewer. */
export const readReachedAmong = (
  db: Queryable,
  me: Facts,
  now: Date,
  among: Among,
  reach: Pick<History, 'also' | 'everywhere'>,
): Promise<Fit[]> =>
  readFits(db, me, now, { ...given(isAmong(likersOf(among))), ...reach }, isAmong(idsOf(among)));

const Place = z.object({ placeName: z.string(), weights: z.nullable(z.array(z.number())) });
/** The viewer in words: with the name of their own place, and what chances are reckoned with. */
export const describeSeeker = async (db: Queryable, me: Facts): Promise<Asking> => {
  const answered = await db.execute(sql`
    select name as "placeName", (select weights from chance_model order by fitted_at desc limit 1) as weights
    from place where id = ${me.placeId}`);
  const { placeName, weights } = rowsOf(Place, answered)[0]!;
  return { ...me, placeName, weights: heldWeights(weights) };
};
