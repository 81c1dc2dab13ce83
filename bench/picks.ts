// The night that pairs members for a day: npm run picks -w bench [members] [market]. First the assignment alone, over an
// invented night of 100,000 members with 200 others each; with `market` the whole of it, on a database of so many members,
// with what a small call waits meanwhile.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { TODAYS_PICKS } from '@ijeuwa/contract/matching';
import { startProduct } from '@ijeuwa/server/app/start-product';
import { assign } from '@ijeuwa/server/features/matching/picks/assign.rules';
import { readConfig } from '@ijeuwa/server/platform/config';
import pg from 'pg';
import { loadMarket } from './load-market.ts';
import { measureCalls } from './measure.ts';
import { inventAround } from './picks-graph.ts';

const members = Number(process.argv[2] ?? 100_000);
const withMarket = process.argv.includes('market');
const AROUND_MOST = 200;
const ANSWERS_EACH = 5;
const TARGET_S = 600;

const say = (line: string) => console.log(`· ${line}`);
const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

const assignAlone = (): void => {
  const around = inventAround(members, AROUND_MOST, 1);
  const edges = around.length.reduce((sum, one) => sum + one, 0);
  const bytes = around.other.byteLength + around.value.byteLength;
  say(`${members} members, ${edges} others around them, ${mb(bytes)}`);
  const work = assign(around, new Uint8Array(members).fill(TODAYS_PICKS));
  const began = performance.now();
  let [longest, goes, before] = [0, 0, began];
  let next = work.next();
  for (; !next.done; next = work.next(), goes++) {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  }
  const taken = new Int32Array(members);
  for (const { a, b } of next.value) for (const one of [a, b]) taken[one]! += 1;
  const full = taken.filter((count) => count === TODAYS_PICKS).length;
  say(
    `${next.value.length} pairs in ${((performance.now() - began) / 1000).toFixed(1)} s, ${goes} goes, the longest ${longest.toFixed(0)} ms; ${((100 * full) / members).toFixed(1)} % have ten`,
  );
  say(`the process holds ${mb(process.memoryUsage.rss())}`);
};

const wholeNight = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
  // Run by root, the database works as another user, who must be able to come in.
  chmodSync(dataDir, 0o755);
  const settings = { DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'fatal', WIDE_LIMITS: 'on' };
  const product = await startProduct(readConfig(settings), say);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  try {
    await client.connect();
    await loadMarket(client, members, members * ANSWERS_EACH, say);
    const { matchingIndex, picks } = product.features.matching;
    matchingIndex.start(say);
    product.stops.push(matchingIndex.stop);
    await matchingIndex.built();
    await product.app.listen({ port: 0, host: '127.0.0.1' });
    const health = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}/api/health`;
    const small = () => measureCalls([health], [''], 1, 100);
    say(`a small call, quiet: p50 ${(await small()).p50.toFixed(2)} ms`);
    const rssBefore = process.memoryUsage.rss();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    let [most, isDone] = [0, false];
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 200);
    delay.enable();
    const began = performance.now();
    const cpu = process.cpuUsage();
    const done = picks.assignDay().finally(() => {
      isDone = true;
    });
    const calls: number[] = [];
    while (!isDone) calls.push((await small()).p50);
    await done;
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);
    const { rows } = await client.query(
      `select count(*)::int as pairs, (select count(*)::int from (select one from (select low_id as one from pick union all
        select high_id from pick) p group by one having count(*) = ${TODAYS_PICKS}) f) as full from pick`,
    );
    const spent = process.cpuUsage(cpu);
    say(
      `the night: ${seconds.toFixed(0)} s (target under ${TARGET_S}), ${((spent.user + spent.system) / 1e6).toFixed(0)} s of processor, ${rows[0].pairs} pairs, ${rows[0].full} have ten`,
    );
    say(`the process grew from ${mb(rssBefore)} to ${mb(most)}`);
    const middle = calls.toSorted((a, b) => a - b)[calls.length >> 1] ?? 0;
    say(
      `meanwhile a small call: p50 ${middle.toFixed(2)} ms; other work waits at most ${(delay.percentile(99) / 1e6).toFixed(0)} ms (99 %), ${(delay.max / 1e6).toFixed(0)} ms once`,
    );
    const { rows: size } = await client.query("select pg_total_relation_size('pick') as bytes");
    say(`the day takes ${mb(Number(size[0].bytes))} in the database`);
  } finally {
    await client.end();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

assignAlone();
if (withMarket) await wholeNight();
