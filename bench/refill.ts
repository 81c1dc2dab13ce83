// The filling of a queue over HTTP, by the cards in memory and by SQL, in turn for the same members of one market:
// npm run refill -w bench [members] [answers]. Baseline: SQL. Everybody asked lives in Lagos and insists on 50 km; heavy
// has answered 10,000 people besides. What memory finds is held against everybody whom SQL finds, scored one by one.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMe } from '@ijeuwa/contract/accounts';
import { listPotentialMatches, QUEUE_LENGTH } from '@ijeuwa/contract/matching';
import { type Product, startProduct } from '@ijeuwa/server/app/start-product';
import { historyOfAll } from '@ijeuwa/server/features/matching/deck/history.repository';
import { readViewer } from '@ijeuwa/server/features/matching/deck/viewer.repository';
import type { HeldCards } from '@ijeuwa/server/features/matching/matching-index/held-cards.rules';
import { bestOfPacked } from '@ijeuwa/server/features/matching/matching-index/packed-best.rules';
import { listCandidates } from '@ijeuwa/server/features/matching/matching-index/packed-cards.repository';
import { type Found, searchCards } from '@ijeuwa/server/features/matching/matching-index/search.rules';
import { readConfig } from '@ijeuwa/server/platform/config';
import { MEMBER_COOKIE } from '@ijeuwa/server/platform/http/viewer';
import pg from 'pg';
import { processorMs } from './calls/processor-time.ts';
import { loadMarket } from './load-market.ts';
import { type Figures, figuresOf, measureCalls, timeCalls } from './measure.ts';

const members = Number(process.argv[2] ?? 100_000);
const answers = Number(process.argv[3] ?? members * 20);
const VIEWERS = 24;
const ROUNDS = 4;
const ANSWERED_BY_HEAVY = 10_000;
const DECK = 20;
const TARGET_P95_MS = 15;
const TARGET_MB = 250;
const TARGET_BUILD_S = 60;
/** The p99 of other calls while the index is built, by that of a quiet server. */
const TARGET_HELD_UP = 2;

const say = (line: string) => console.log(`· ${line}`);
const row = (name: string, { p50, p95, p99, n }: Figures) => {
  const ms = (value: number) => `${value.toFixed(2).padStart(8)} ms`;
  console.log(`  ${name.padEnd(30)} p50 ${ms(p50)}   p95 ${ms(p95)}   p99 ${ms(p99)}   n ${n}`);
};
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
const settings = { DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'fatal', WIDE_LIMITS: 'on' };

const addressOf = async ({ app }: Product): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

const product = await startProduct(readConfig(settings), say);
const { db } = product.platform;
const database = Number.parseInt(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8'), 10);
const taken = (): number => processorMs([process.pid, database]) ?? 0;
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();

/** Members of Lagos who insist on 50 km; every second one has answered many. */
const chooseViewers = async (): Promise<{ dense: string[]; heavy: string[] }> => {
  const { rows } = await client.query(
    'select id from bench_person where place_id = 900000001 and n % 7 < 2 order by n limit $1',
    [VIEWERS],
  );
  const ids: string[] = rows.map(({ id }) => id);
  await client.query(
    `update wish set place_kind = 'within', distance_km = 50, importance = importance || '{"place":"must"}'
    where member_id = any($1)`,
    [ids],
  );
  await client.query(
    `update active_card set place_wish = 1, within_km = 50, place_weight = 250,
      version = nextval('active_card_version_seq') where member_id = any($1)`,
    [ids],
  );
  const heavy = ids.filter((_, at) => at % 2 === 1);
  for (const id of heavy) {
    await client.query(
      `insert into answer (viewer_id, target_id, kind, answered_at)
      select v.id, t.id, case when t.n % 3 = 0 then 'like' else 'pass' end, now() - random() * interval '100 days'
      from bench_person v, lateral (select id, n from bench_person
        where woman <> v.woman and place_id = v.place_id order by random() limit ${ANSWERED_BY_HEAVY}) t
      where v.id = $1 on conflict do nothing`,
      [id],
    );
  }
  await client.query('vacuum analyze answer');
  return { dense: ids.filter((_, at) => at % 2 === 0), heavy };
};

const cookieOf = async (id: string): Promise<string> => {
  const { token } = await product.features.accounts.sessions.open(db, id, 'bench', true);
  return `${MEMBER_COOKIE}=${token}`;
};

/** A deck that has to be filled before it is read. */
const refill = async (base: string, id: string, cookie: string): Promise<number> => {
  await client.query('update queue_state set stale = true where viewer_id = $1', [id]);
  return (await measureCalls([base + listPotentialMatches.path], [cookie], 1, 1)).p50;
};

/** On a machine that has much else to do it may take a while until everything of the log is read. */
const cardsOf = async ({ features }: Product): Promise<HeldCards> => {
  for (let tried = 0; tried < 600; tried++) {
    const held = await features.matching.matchingIndex.upToDate();
    if (held) return held;
    await new Promise((go) => setTimeout(go, 100));
  }
  throw new Error('the cards in memory were not up to date for a minute');
};

const idsOf = ({ best }: Found): string => best.map(({ memberId }) => memberId).join();

const compareWithEverybody = async (withIndex: Product, ids: readonly string[]): Promise<void> => {
  const { deck, learning } = withIndex.features.matching;
  const searches: number[] = [];
  let fits = 0;
  let other = 0;
  for (const id of ids) {
    const me = (await deck.findSeeker(db, id))!;
    const seeker = await learning.describe(db, me);
    const held = await cardsOf(withIndex);
    const now = new Date();
    const { between } = await readViewer(db, me, now, true);
    const search = () =>
      searchCards(held, seeker, {
        between,
        now,
        most: QUEUE_LENGTH,
        isShown: (hidden, likes) => !hidden || likes,
      });
    for (let round = 0; round < 5; round++) {
      const began = performance.now();
      search();
      searches.push(performance.now() - began);
    }
    const all = { history: historyOfAll(id, now), most: members };
    const everybody = bestOfPacked(seeker, await listCandidates(db, me, now, all), {
      now,
      most: QUEUE_LENGTH,
    });
    const found = search();
    fits += found.count;
    if (found.count !== everybody.count || idsOf(found) !== idsOf(everybody)) other++;
  }
  row('the search alone', figuresOf(searches));
  say(
    `${Math.round(fits / ids.length)} fit a member; queues other than of everybody scored: ${other} of ${ids.length}`,
  );
};

try {
  say(`loading ${members} members and ${answers} answers`);
  await loadMarket(client, members, answers, say);
  const { dense, heavy } = await chooseViewers();
  const base = await addressOf(product);
  const cookies = new Map<string, string>();
  for (const id of [...dense, ...heavy]) cookies.set(id, await cookieOf(id));

  const withIndex = await startProduct(
    readConfig({ ...settings, DATABASE_URL: product.databaseUrl }),
    () => {},
  );
  product.stops.push(withIndex.stop);
  const { matchingIndex } = withIndex.features.matching;
  product.stops.push(matchingIndex.stop);
  const indexed = await addressOf(withIndex);
  const small = async (calls: number) =>
    (await timeCalls([base + findMe.path], [cookies.get(dense[0]!)!], 1, calls)).times;
  await small(200);

  const quiet = figuresOf(await small(3000));
  const rssBefore = process.memoryUsage.rss();
  const began = performance.now();
  let isBuilt = false;
  const meanwhile: number[] = [];
  matchingIndex.start(say);
  const built = matchingIndex.built().then(() => {
    isBuilt = true;
  });
  while (!isBuilt) meanwhile.push(...(await small(50)));
  await built;
  const seconds = (performance.now() - began) / 1000;
  const megabytes = (await cardsOf(withIndex)).bytes() / 2 ** 20;
  row('a small call, quiet', quiet);
  const building = figuresOf(meanwhile);
  row('a small call while it is built', building);
  say(
    `p99 ${(building.p99 / quiet.p99).toFixed(1)} times as long (target at most ${TARGET_HELD_UP}): ${verdict(building.p99 <= TARGET_HELD_UP * quiet.p99)}`,
  );
  say(`the process grew by ${((process.memoryUsage.rss() - rssBefore) / 2 ** 20).toFixed(0)} MB`);
  say(`${megabytes.toFixed(1)} MB (target at most ${TARGET_MB}): ${verdict(megabytes <= TARGET_MB)}`);
  say(
    `built in ${seconds.toFixed(1)} s (target under ${TARGET_BUILD_S}): ${verdict(seconds < TARGET_BUILD_S)}`,
  );

  for (const [name, ids] of Object.entries({ dense, heavy })) {
    const bySql: number[] = [];
    const byIndex: number[] = [];
    const spent = { sql: 0, index: 0 };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const id of ids) {
        const start = taken();
        const sql = await refill(base, id, cookies.get(id)!);
        const between = taken();
        const index = await refill(indexed, id, cookies.get(id)!);
        // The first round makes the faces of the cards.
        if (round === 0) continue;
        bySql.push(sql);
        byIndex.push(index);
        spent.sql += between - start;
        spent.index += taken() - between;
      }
    }
    console.log(`${name}:`);
    row('refill by SQL', figuresOf(bySql));
    row('refill by the cards in memory', figuresOf(byIndex));
    const perCard = (ms: number) => `${(ms / (bySql.length * DECK)).toFixed(2)} ms`;
    say(
      `processor of server and database for each served card: SQL ${perCard(spent.sql)}, memory ${perCard(spent.index)}`,
    );
    const { p95 } = figuresOf(byIndex);
    say(`p95 ${p95.toFixed(1)} ms (target at most ${TARGET_P95_MS}): ${verdict(p95 <= TARGET_P95_MS)}`);
    await compareWithEverybody(withIndex, ids);
  }
} finally {
  await client.end();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
