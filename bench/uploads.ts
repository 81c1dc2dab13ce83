// How long a message takes while photos arrive, as a ratio to the same call of the same run while nothing else does.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sendMessage } from '@ijeuwa/contract/chat';
import { startProduct } from '@ijeuwa/server/app/start-product';
import { readConfig } from '@ijeuwa/server/platform/config';
import { MEMBER_COOKIE } from '@ijeuwa/server/platform/http/viewer';
import pg from 'pg';
import { loadMarket } from './load-market.ts';
import { matchInPairs } from './match-in-pairs.ts';

const UPLOADS = Number(process.env.BENCH_UPLOADS ?? 108);
const A_SECOND = 20;
const IDLE_MS = 5000;
const TARGET_MS = 300;

const say = (line: string) => console.log(`· ${line}`);
const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
const product = await startProduct(
  readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'fatal', WIDE_LIMITS: 'on' }),
  say,
);

type Sender = { url: string; cookie: string };
/** Members who are matched in pairs: one alone may not write so much. */
const prepare = async (client: pg.Client): Promise<Sender[]> => {
  const { viewers } = await loadMarket(client, 20_000, 0, () => {});
  await client.query('delete from photo');
  const senders: Sender[] = [];
  for (const { id, matchId } of await matchInPairs(client, viewers)) {
    const { token } = await product.features.accounts.sessions.open(product.features.db, id, 'bench', true);
    senders.push({
      url: sendMessage.path.replace(':matchId', matchId),
      cookie: `${MEMBER_COOKIE}=${token}`,
    });
  }
  return senders;
};

type Figures = { n: number; p50: number; p99: number; max: number };
const figuresOf = (times: number[]): Figures => {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { n: times.length, p50: at(0.5), p99: at(0.99), max: at(1) };
};
/** As the server sees it: how long a message was at work there, and for how long nothing else was heard. */
const atServer: number[] = [];
product.app.addHook('onResponse', async (request, reply) => {
  if (request.routeOptions.url === sendMessage.path) atServer.push(reply.elapsedTime);
});
const deafness = monitorEventLoopDelay({ resolution: 5 });
deafness.enable();

/** Says something twenty times a second until told to stop, whether or not the one before has been answered. */
const talk = (base: string, senders: readonly Sender[]) => {
  const under: Promise<number>[] = [];
  const say = async ({ url, cookie }: Sender) => {
    const began = performance.now();
    const body = JSON.stringify({ clientId: randomUUID(), text: 'Are you there?' });
    const headers = { cookie, 'content-type': 'application/json' };
    const reply = await fetch(base + url, { method: 'POST', headers, body });
    if (!reply.ok) throw new Error(`a message was refused: ${reply.status} ${await reply.text()}`);
    return performance.now() - began;
  };
  const timer = setInterval(() => under.push(say(senders[under.length % senders.length]!)), 1000 / A_SECOND);
  atServer.length = 0;
  deafness.reset();
  const cpuBefore = process.threadCpuUsage();
  const began = performance.now();
  return async (name: string): Promise<Figures> => {
    clearInterval(timer);
    const figures = figuresOf(await Promise.all(under));
    const { user, system } = process.threadCpuUsage(cpuBefore);
    row(name, figures);
    row('  at the server', figuresOf(atServer));
    const busy = (user + system) / 10 / (performance.now() - began);
    console.log(
      `    main thread      deaf p99 ${(deafness.percentile(99) / 1e6).toFixed(1)} ms, max ${(deafness.max / 1e6).toFixed(1)} ms; at work ${busy.toFixed(0)} %`,
    );
    return figures;
  };
};
const row = (name: string, { n, p50, p99, max }: Figures) =>
  console.log(
    `  ${name.padEnd(16)} p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   max ${max.toFixed(1)} ms   n ${n}`,
  );

try {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const senders = await prepare(client).finally(() => client.end());
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`;
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

  let stop = talk(base, senders);
  await wait(IDLE_MS);
  const idle = await stop('nothing else');

  // A process of its own that gives way: the phones that send have processors of their own.
  const phones = fork(new URL('./send-photos.ts', import.meta.url));
  phones.send({ base, cookies: senders.map((one) => one.cookie), count: UPLOADS });
  await once(phones, 'message');
  stop = talk(base, senders);
  phones.send('go');
  const [answers] = await once(phones, 'message');
  const busy = await stop(`${UPLOADS} uploads`);
  phones.kill();
  say(`the uploads were answered ${JSON.stringify(answers)}`);
  console.log(
    `  p99 ratio ${(busy.p99 / idle.p99).toFixed(2)}; p99 at most ${TARGET_MS} ms: ${busy.p99 <= TARGET_MS ? 'met' : 'MISSED'}`,
  );
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
