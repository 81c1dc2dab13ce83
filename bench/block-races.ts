// Races of parting (block, report, unmatch) against like, message, photo and push, on the whole product over HTTP and
// sockets: node block-races.ts [races] [--fault like|message|photo|push|all]. Ends with 1 when anything leaked. Told to
// stop (Ctrl-C) it ends the races that run, and says what was found.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '@ijeuwa/server/app/start-product';
import { readConfig } from '@ijeuwa/server/platform/config';
import { FAULT_NAMES, plant } from '../server/test/block-races/faults.ts';
import { type Outcome, runRaces } from '../server/test/block-races/races.ts';
import { openPushMaker } from '../server/test/push-browser.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { fault: { type: 'string' } } });
const races = Number(positionals[0] ?? 20_000);
const lanes = Number(process.env.BENCH_LANES ?? 8);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
if (!Number.isInteger(races) || races < lanes)
  throw new Error(`Please give a number of races, ${lanes} at least.`);
const planted = FAULT_NAMES.filter((name) => values.fault === name || values.fault === 'all');
if (values.fault && planted.length === 0)
  throw new Error(`Please name one of these faults: ${FAULT_NAMES.join(', ')}, all.`);

const say = (outcome: Outcome): void => {
  const { seconds, underWay, listLeaks, heard, pushed, leaks } = outcome;
  const rate = (outcome.races / seconds).toFixed(0);
  console.log(
    `${outcome.races} races in ${seconds.toFixed(0)} s: ${rate} a second, ${lanes} at once, SEED=${seed}`,
  );
  for (const [deed, { races, through, refused, leaks }] of Object.entries(outcome.tallies))
    console.log(
      `  ${deed.padEnd(14)} ${String(races).padStart(6)}   through ${String(through).padStart(5)}   refused ${String(refused).padStart(5)}   leaks ${JSON.stringify(leaks)}`,
    );
  console.log(`  her screens heard ${heard} events, her devices ${pushed} pushes`);
  console.log(`  in hand when the answer came, and no leak: ${JSON.stringify(underWay)}`);
  console.log(`  in lists at the end: ${listLeaks.length} ${listLeaks.slice(0, 5).join('; ')}`);
  console.log(
    JSON.stringify({
      name: 'block races',
      seed,
      n: outcome.races,
      violations: leaks,
      upper95: 3 / outcome.races,
    }),
  );
};

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
const faults = planted.map((name) => ({ name, ...plant(name) }));
const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
const maker = await openPushMaker();
const product = await startProduct(
  readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
    WIDE_LIMITS: 'on',
    PUSH_ORIGINS: maker.origin,
  }),
  (line) => console.log(`· ${line}`),
);
try {
  // Nobody does so much in a day: each deed still takes its point, of more than there are.
  const { limits } = product.platform;
  const { take } = limits;
  limits.take = (name, key, bucket) => take(name, key, { ...bucket, points: 1e9 });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  product.openSockets();
  await product.startBackground();
  const url = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`;
  const { db, clock } = product.platform;
  const outcome = await runRaces(
    { ...product, url, db, clock },
    { races, lanes, seed, pushMaker: maker.origin, stop: stop.signal },
  );
  say(outcome);
  for (const { name, met } of faults) console.log(`  the fault "${name}" was met ${met()} times`);
  if (faults.some(({ met }) => met() === 0)) throw new Error('A planted fault was never met.');
  process.exitCode = outcome.leaks > 0 ? 1 : 0;
} finally {
  await product.stop();
  await maker.close();
  rmSync(dataDir, { recursive: true, force: true });
}
