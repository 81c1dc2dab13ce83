// Cards as the database packs them: one run of bytes for many rows, which costs a fraction of the rows themselves.
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import type { Facts } from '../card-facts.rules.ts';
import { bothWays } from '../deck/both-ways.repository.ts';
import { selectFits } from '../deck/fits.repository.ts';
import { type History, visible } from '../deck/history.repository.ts';
import { CROSSES_BORDERS, IS_PRIVATE, LAST_ACTIVE_SINCE_S, SMALL } from './columns.rules.ts';

const inSql = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A row of active_card named `t`, as `readId` and `readCard` read it. */
const PACKED = sql.raw(`uuid_send(t.member_id)
  || int4send(t.birth_month - date '1970-01-01')
  || int4send((floor(extract(epoch from t.last_active_at)) - ${LAST_ACTIVE_SINCE_S})::int)
  || int2send((ascii(t.country) * 256 + ascii(right(t.country, 1)))::int2)
  || int2send((t.crosses_borders::int * ${CROSSES_BORDERS} + t.is_private::int * ${IS_PRIVATE})::int2)
  || ${SMALL.map((name) => `int2send(t.${inSql(name)})`).join(' || ')}
  || int2send(cardinality(t.want_cells)::int2)
  || case when cardinality(t.want_cells) = 0 then '' else
    (select string_agg(int4send(c), '') from unnest(t.want_cells) c) end`);

const bytes = z.nullable(z.instanceof(Buffer));

const Candidates = z.object({ cards: bytes, liked: z.number(), count: z.number() });
export type Candidates = z.infer<typeof Candidates>;
/**
 * Those who fit both ways and meet the conditions, and how many they are: whoever likes the viewer first (`liked` of them),
 * then whoever was here last, and no more than `most`.
 */
export const listCandidates = async (
  db: Queryable,
  me: Facts,
  now: Date,
  { history, conditions = [], most }: { history: History; conditions?: readonly SQL[]; most: number },
): Promise<Candidates> => {
  const columns = sql`t.*, ${history.liked} as liked, count(*) over () as fitting,
    count(*) filter (where ${history.liked}) over () as liking`;
  const fits = selectFits(
    me,
    now,
    columns,
    [...conditions, bothWays, history.free, visible(history)],
    history.ctes,
  );
  const answered = await db.execute(sql`
    select string_agg(${PACKED}, '' order by t.liked desc) as cards,
      least(coalesce(max(t.liking), 0), ${most}::int)::int as liked, coalesce(max(t.fitting), 0)::int as count
    from (${fits} order by liked desc, t.last_active_at desc, t.member_id limit ${most}) t`);
  return rowsOf(Candidates, answered)[0]!;
};

const Fitting = z.object({ count: z.number() });
/** How many of them there are, counted as far as `most`. */
export const countCandidates = async (
  db: Queryable,
  me: Facts,
  now: Date,
  { history, conditions = [], most }: { history: History; conditions?: readonly SQL[]; most: number },
): Promise<number> => {
  const fits = selectFits(
    me,
    now,
    sql`1`,
    [...conditions, bothWays, history.free, visible(history)],
    history.ctes,
  );
  const answered = await db.execute(sql`select count(*)::int as count from (${fits} limit ${most}) t`);
  return rowsOf(Fitting, answered)[0]!.count;
};
