// Random changes (answers, edits, blocks, pauses, erasures) against decks that three servers read on one database, each
// with the cards in its memory: npm run stale-cards -w bench [changes]. Baseline: none may be stale, nobody missed; ends
// with 1 otherwise.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@ijeuwa/server/app/start-product';
import { readConfig } from '@ijeuwa/server/platform/config';
import { runChanges } from '../server/test/stale-cards.ts';

const changes = Number(process.argv[2] ?? 100_000);
/** Now and then other people, or all would have answered each other. */
const IN_ONE_ROUND = 500;
const PEOPLE = 40;
const SERVERS = 3;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
const settings = { DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'fatal', WIDE_LIMITS: 'on' };
const say = (line: string) => console.log(`· ${line}`);

const first = await startProduct(readConfig(settings), say);
const found = { stale: 0, missed: 0, cards: 0, filled: 0, done: 0 };
try {
  const products = [first];
  while (products.length < SERVERS) {
    const beside = await startProduct(readConfig({ ...settings, DATABASE_URL: first.databaseUrl }), () => {});
    first.stops.push(beside.stop);
    products.push(beside);
  }
  for (const { features } of products) {
    features.matching.matchingIndex.start(say);
    first.stops.push(features.matching.matchingIndex.stop);
    await features.matching.matchingIndex.built();
  }
  const servers = products.map(({ platform, features }) => ({ ...platform, platform, features }));
  for (let round = 0; round * IN_ONE_ROUND < changes; round++) {
    const outcome = await runChanges(servers, {
      changes: Math.min(IN_ONE_ROUND, changes - round * IN_ONE_ROUND),
      people: PEOPLE,
      seed: seed + round,
    });
    for (const line of [...outcome.stale, ...outcome.missed]) say(line);
    found.stale += outcome.stale.length;
    found.missed += outcome.missed.length;
    found.cards += outcome.cards;
    found.filled += outcome.filled;
    found.done += Object.values(outcome.done).reduce((sum, count) => sum + count, 0);
  }
  console.log(
    `${found.done} changes, SEED=${seed}: ${found.cards} cards left, ${found.stale} stale; ${found.filled} queues filled anew, ${found.missed} missed`,
  );
} finally {
  await first.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (found.stale + found.missed > 0) process.exitCode = 1;
