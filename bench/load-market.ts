// Loads a market of many members and answers straight into the tables, spread as Nigeria's cities are.
import type pg from 'pg';

export type Market = { members: number; answers: number; viewers: string[] };

// Share of members, cell, and country; the last one stands for those abroad.
const CITIES = `(values
  (900000001, 0.00, 0.40, 'Lagos, Nigeria', 'NG', 33, 65), (900000002, 0.40, 0.60, 'Abuja, Nigeria', 'NG', 74, 90),
  (900000003, 0.60, 0.72, 'Port Harcourt, Nigeria', 'NG', 70, 48), (900000004, 0.72, 0.82, 'Ibadan, Nigeria', 'NG', 39, 73),
  (900000005, 0.82, 0.92, 'Kano, Nigeria', 'NG', 85, 120), (900000006, 0.92, 1.01, 'London, United Kingdom', 'GB', -2, 515)
) c(id, low, high, label, country, x, y)`;

const PHOTOS_EACH = 5;
const VIEWERS = 64;

/** Without keys to others and indexes beside the first, or twenty million rows take an hour; what is answered brings them back. */
const unchecked = async (client: pg.Client, tables: readonly string[]): Promise<string> => {
  const { rows } = await client.query<{ away: string; back: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[])
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = any($1::text[]::regclass[]) and not indisunique`,
    [tables],
  );
  await client.query(
    `set work_mem = '256MB'; set maintenance_work_mem = '512MB'; ${rows.map(({ away }) => away).join('; ')}`,
  );
  return `${rows.map(({ back }) => back).join('; ')}; reset work_mem; reset maintenance_work_mem`;
};

/** Steps, in order; each prints what it did. */
export const loadMarket = async (
  client: pg.Client,
  members: number,
  answers: number,
  say: (line: string) => void,
): Promise<Market> => {
  const step = async (what: string, sql: string, values: unknown[] = []) => {
    const began = Date.now();
    await client.query(sql, values);
    say(`${what} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  };
  await client.query('select setseed(0.42)');
  await step(
    'places',
    `insert into place (id, name, label, search_name, country, cell_x, cell_y, rank)
    select id, split_part(label, ',', 1), label, lower(split_part(label, ',', 1)), country, x, y, 99 from ${CITIES}`,
  );
  await step(
    'people',
    `create table bench_person as
    select n, uuidv7() as id, woman, case when woman then 22 else 24 end + least(40, floor(-10 * ln(1 - random() * 0.98)))::int as years,
      c.id as place_id, c.country, c.x + floor(random() * 3)::int - 1 as x, c.y + floor(random() * 3)::int - 1 as y,
      case when r < 0.62 then 1 when r < 0.92 then 2 else 32 end as faith, random() < 0.5 as strict, random() as seen
    from (select n, n % 20 < 9 as woman, random() as at, random() as r from generate_series(1, ${members}) n) p
    join ${CITIES} on p.at >= c.low and p.at < c.high`,
  );
  await client.query('create unique index on bench_person (n)');
  await step(
    'members',
    `insert into member (id, email, email_verified_at, phone_sealed, country, created_at, last_seen_at)
    select id, 'person' || n || '@bench.example', now(), 'given', 'Nigeria', now(), now() - seen * interval '20 days' from bench_person`,
  );
  await step(
    'profiles',
    `insert into profile (member_id, name, gender, birth_month, place_id, bio, profession, education, religion,
      relationship_status, number_of_children, next_step, submitted_at)
    select id, 'Person ' || n, case when woman then 'female' else 'male' end, date_trunc('month', now() - years * interval '1 year' - interval '6 months')::date,
      place_id, 'Hello.', 'Pharmacist', 'bachelors', case faith when 1 then 'christianity' when 2 then 'islam' else 'traditional' end,
      'single', 0, 4, now() from bench_person`,
  );
  await step(
    'wishes',
    `insert into wish (member_id, genders, age_min, age_max, place_kind, distance_km, religions, education, accept_children, timeframe, goal, importance)
    select id, array[case when woman then 'male' else 'female' end], greatest(18, years - 8), least(70, years + 8), 'country', 50,
      array[case faith when 1 then 'christianity' when 2 then 'islam' else 'traditional' end], 'noPreference', 'maybe', '1-2years', 'Marriage',
      '{"religion":"must","education":"very","place":"very","children":"very","timeframe":"very","interests":"very"}'
    from bench_person`,
  );
  await step(
    'cards',
    `insert into card (member_id, status, reviewed_at, activated_at) select id, 'active', now(), now() from bench_person`,
  );
  await step(
    'active cards',
    `insert into active_card (member_id, gender, seeks, birth_month, age_min, age_max, cell_x, cell_y, country, place_id,
      crosses_borders, place_wish, within_km, want_cells, place_weight, religion, want_religion, must_religion, religion_weight,
      education, want_education, must_education, education_weight, children, want_children, must_children, children_weight,
      timeframe, want_timeframe, must_timeframe, timeframe_weight, interests, want_interests, must_interests, interests_weight, is_private, last_active_at)
    select id, case when woman then 2 else 1 end, case when woman then 1 else 2 end,
      date_trunc('month', now() - years * interval '1 year' - interval '6 months')::date, greatest(18, years - 8), least(70, years + 8),
      x, y, country, place_id, n % 3 = 0, 3, 50, '{}', 50, faith, faith, case when strict then faith else -1 end, case when strict then 250 else 50 end,
      2, -1, -1, 0, 1, 1, -1, 50, 4, 6, -1, 50, 1 << (n % 12), 1 << ((n + 1) % 12), -1, 50, false, now() - seen * interval '20 days'
    from bench_person`,
  );
  const checkAgain = await unchecked(client, ['photo', 'answer']);
  await step(
    'photos',
    `insert into photo (id, member_id, position, is_primary, state, placeholder, perceptual_hash, width, height)
    select substr(md5(n || ':' || k), 1, 16), id, k, k = 0, 'approved', '', '0000000000000000', 640, 800
    from bench_person, generate_series(0, ${PHOTOS_EACH - 1}) k`,
  );
  await step(
    'answers',
    `insert into answer (viewer_id, target_id, kind, answered_at)
    select * from (
      select v.id as viewer, t.id, case when random() < 0.3 then 'like' else 'pass' end, now() - random() * interval '100 days'
      from (select 1 + floor(random() * ${members})::int as a, 1 + floor(random() * ${members})::int as b from generate_series(1, ${Math.round(answers * 2.1)})) p
      join bench_person v on v.n = p.a join bench_person t on t.n = p.b
      where v.woman <> t.woman limit ${answers}) one
    order by viewer, id on conflict do nothing`,
  );
  await step('indexes and keys', checkAgain);
  await step('statistics', 'vacuum analyze');
  const { rows } = await client.query('select id from bench_person where n % 997 < 2 order by n limit $1', [
    VIEWERS,
  ]);
  return { members, answers, viewers: rows.map((row) => row.id) };
};
