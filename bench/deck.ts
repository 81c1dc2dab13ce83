// The deck over HTTP, as a ratio to a one-row call of the same server in the same run.
// Baseline: GET /api/auth/me, which checks the same session, reads one row and parses its answer the same way.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMe } from '@ijeuwa/contract/accounts';
import { listPotentialMatches } from '@ijeuwa/contract/matching';
import { startProduct } from '@ijeuwa/server/app/start-product';
import { readConfig } from '@ijeuwa/server/platform/config';
import { MEMBER_COOKIE } from '@ijeuwa/server/platform/http/viewer';
import pg from 'pg';
import { loadMarket } from './load-market.ts';
import { type Figures, measureCalls } from './measure.ts';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000);
const ANSWERS = Number(process.env.BENCH_ANSWERS ?? 2_000_000);
const CALLS = 1500;
const TARGETS = { 1: 2, 8: 4 } as const;
const PAYLOAD_TARGET_BYTES = 15 * 1024;

const say = (line: string) => console.log(`· ${line}`);
const row = (name: string, figures: Figures) =>
  console.log(
    `  ${name.padEnd(18)} p50 ${figures.p50.toFixed(2).padStart(8)} ms   p95 ${figures.p95.toFixed(2).padStart(8)} ms   n ${figures.n}`,
  );

const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
const product = await startProduct(
  readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'fatal', WIDE_LIMITS: 'on' }),
  say,
);
try {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  say(`loading ${MEMBERS} members and ${ANSWERS} answers`);
  const market = await loadMarket(client, MEMBERS, ANSWERS, say).finally(() => client.end());
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`;
  const cookies: string[] = [];
  for (const id of market.viewers) {
    const { token } = await product.features.accounts.sessions.open(product.features.db, id, 'bench', true);
    cookies.push(`${MEMBER_COOKIE}=${token}`);
  }
  const deckUrl = `${base}${listPotentialMatches.path}`;
  const baseUrl = `${base}${findMe.path}`;

  const refill = await measureCalls([deckUrl], cookies, 1, cookies.length);
  row('first deck (refill)', refill);
  for (const connections of [1, 8] as const) {
    await measureCalls([deckUrl, baseUrl], cookies, connections, 200);
    const one = await measureCalls([baseUrl], cookies, connections, CALLS);
    const deck = await measureCalls([deckUrl], cookies, connections, CALLS);
    console.log(`${connections} connection${connections > 1 ? 's' : ''}:`);
    row('one row', one);
    row('deck', deck);
    const ratio = deck.p95 / one.p95;
    console.log(
      `  p95 ratio ${ratio.toFixed(2)} (target at most ${TARGETS[connections]}): ${ratio <= TARGETS[connections] ? 'met' : 'MISSED'}`,
    );
    if (connections === 1)
      console.log(
        `  deck of 20: ${deck.bytes} bytes (target at most ${PAYLOAD_TARGET_BYTES}): ${deck.bytes <= PAYLOAD_TARGET_BYTES ? 'met' : 'MISSED'}`,
      );
  }
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
