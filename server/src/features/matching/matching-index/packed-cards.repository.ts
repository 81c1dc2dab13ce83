// Cards as the database packs them: one run of bytes for many rows, which costs a fraction of the rows themselves.
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { cursorPagesOf } from '#platform/database/pages.ts';
import { rowsOf } from '#platform/database/rows.ts';
import type { Facts } from '../card-facts.rules.ts';
import { bothWaysAs } from '../deck/both-ways.repository.ts';
import { selectFits } from '../deck/fits.repository.ts';
import { type History, visible } from '../deck/history.repository.ts';
import { CROSSES_BORDERS, IS_PRIVATE, LAST_ACTIVE_SINCE_S, SMALL } from './columns.rules.ts';

const inSql = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What was learnt of the member of `l`, and how `e` lifts them, as `readLeant` reads it. */
const LEANT = `float4send(coalesce(l.actor, 0)) || float4send(coalesce(l.partner, 0)) || float4send(coalesce(l.price, 1))
  || int4send(coalesce(l.got, 0)) || int2send(coalesce(l.open, 0::int2)) || int2send(coalesce(l.late, 0::int2))
  || float4send(coalesce(e.lift, 1))`;
const WITH_LEANT = sql`left join leaning l using (member_id) left join exposure e using (member_id)`;

/** A row of active_card named `t` with both, as `readId` and `readCard` read them. */
const PACKED = sql.raw(`uuid_send(t.member_id)
  || int4send(t.birth_month - date '1970-01-01')
  || int4send((floor(extract(epoch from t.last_active_at)) - ${LAST_ACTIVE_SINCE_S})::int)
  || int2send((ascii(t.country) * 256 + ascii(right(t.country, 1)))::int2)
  || int2send((t.crosses_borders::int * ${CROSSES_BORDERS} + t.is_private::int * ${IS_PRIVATE})::int2)
  || ${LEANT}
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
    [...conditions, bothWaysAs(history), history.free, visible(history)],
    history.ctes,
  );
  const answered = await db.execute(sql`
    select string_agg(${PACKED}, '' order by t.liked desc) as cards,
      least(coalesce(max(t.liking), 0), ${most}::int)::int as liked, coalesce(max(t.fitting), 0)::int as count
    from (${fits} order by liked desc, t.last_active_at desc, t.member_id limit ${most}) t ${WITH_LEANT}`);
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
    [...conditions, bothWaysAs(history), history.free, visible(history)],
    history.ctes,
  );
  const answered = await db.execute(sql`select count(*)::int as count from (${fits} limit ${most}) t`);
  return rowsOf(Fitting, answered)[0]!.count;
};

const Counted = z.object({ count: z.number() });
export const countCards = async (db: Queryable): Promise<number> => {
  const answered = await db.execute(sql`select count(*)::int as count from active_card`);
  return rowsOf(Counted, answered)[0]!.count;
};

const Cards = z.object({ cards: bytes });
const packedOf = async (db: Queryable, from: SQL): Promise<Buffer> => {
  const answered = await db.execute(
    sql`select string_agg(${PACKED}, '') as cards from ${from} t ${WITH_LEANT}`,
  );
  return rowsOf(Cards, answered)[0]!.cards ?? Buffer.alloc(0);
};

/** So few that reading and unpacking them holds nobody up. */
const IN_ONE_READ = 200;
const Card = z.object({ card: z.instanceof(Buffer) });
/** Every card, by cells, as they were when it began; so many at once. */
export async function* readAllCards(tx: Queryable): AsyncGenerator<Buffer> {
  // Along the index from the first page on: a sort of all of them would be waited for longer than a statement may take.
  await tx.execute(sql`set local cursor_tuple_fraction = 0.0001`);
  const all = sql`select ${PACKED} as card from active_card t ${WITH_LEANT}
    order by t.gender, t.seeks, t.cell_x, t.cell_y`;
  for await (const page of cursorPagesOf(tx, Card, all, IN_ONE_READ))
    yield Buffer.concat(page.map(({ card }) => card));
}

/** Those of them that there are, as they are now. */
export const readCardsOf = (db: Queryable, ids: readonly string[]): Promise<Buffer> =>
  packedOf(db, sql`(select * from active_card where member_id = any(${sql.param(ids)}::uuid[]))`);

const Moved = z.object({ moved: bytes });
/** Ids, each with the last activity: of whoever was here since then. */
export const readActivity = async (db: Queryable, since: Date): Promise<Buffer> => {
  const answered = await db.execute(sql`
    select string_agg(uuid_send(t.member_id)
      || int4send((floor(extract(epoch from t.last_active_at)) - ${sql.raw(String(LAST_ACTIVE_SINCE_S))})::int), '') as moved
    from active_card t where t.last_active_at > ${since.toISOString()}::timestamptz`);
  return rowsOf(Moved, answered)[0]!.moved ?? Buffer.alloc(0);
};

const Leant = z.object({ leant: bytes });
/** Ids, each with what was learnt of them, of those of whom any of it has changed since then. */
export const readLeanings = async (db: Queryable, since: Date): Promise<Buffer> => {
  const answered = await db.execute(sql`
    select string_agg(uuid_send(t.member_id) || ${sql.raw(LEANT)}, '') as leant
    from (
      select member_id from leaning where changed_at > ${since.toISOString()}::timestamptz
      union select member_id from exposure where changed_at > ${since.toISOString()}::timestamptz) t ${WITH_LEANT}`);
  return rowsOf(Leant, answered)[0]!.leant ?? Buffer.alloc(0);
};
