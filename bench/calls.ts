// What a call costs, as a ratio to what it costs at the least: in one run, on one database, each in a process of its own.
// Baselines: a bare Fastify with one prepared query of one row; a bare Socket.IO server that makes one insert a message;
// and, of messages, the least that keeps the product's promises (calls/promising-server.ts).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMe } from '@ijeuwa/contract/accounts';
import { findConversation } from '@ijeuwa/contract/chat';
import { findCard, listPotentialMatches } from '@ijeuwa/contract/matching';
import { type Asked, type Done, makeCalls } from './calls/load.ts';
import { processorMs } from './calls/processor-time.ts';
import type { Told } from './calls/product-server.ts';
import { bareTalk, callingTalk, makeMessages, productTalk, type Talk } from './calls/talk.ts';

/** `reads` or `messages` alone. */
const ONLY = process.argv[2];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const EACH_MS = Number(process.env.BENCH_MS ?? 1500);
const CONNECTIONS = [8, 32] as const;
const TARGETS = { read: 0.4, deck: 0.3, message: 0.5 } as const;

const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
const started: ChildProcess[] = [];
const start = async <T>(program: string, argument: string): Promise<T> => {
  const child = fork(new URL(program, import.meta.url), [argument]);
  started.push(child);
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program} has ended`);
  });
  const [told] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return told;
};

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;

type Contestant = {
  name: string;
  target?: keyof typeof TARGETS;
  pid: number;
  run(at: number): Promise<Done>;
};
type Figure = { aSecond: number; microseconds: number };

let database = 0;
/** What it took of the processor, in the program and in the database, is less moved by whatever else the machine does. */
const measure = async ({ run, pid }: Contestant, at: number): Promise<Figure> => {
  const before = processorMs([pid, database]) ?? 0;
  const { count, seconds } = await run(at);
  const taken = (processorMs([pid, database]) ?? 0) - before;
  return { aSecond: count / seconds, microseconds: (taken * 1000) / count };
};

/** In turns, so that whatever else the machine does falls on all of them. */
const compare = async (unit: string, contestants: readonly Contestant[]) => {
  for (const at of CONNECTIONS) {
    const figures = new Map(contestants.map(({ name }) => [name, [] as Figure[]]));
    for (const one of contestants) await measure(one, at);
    for (let round = 0; round < ROUNDS; round++)
      for (const one of contestants) figures.get(one.name)!.push(await measure(one, at));
    const [bare] = contestants.map(({ name }) => figures.get(name)!);
    console.log(`${at} at once, ${unit} a second, and microseconds of the processor for each:`);
    for (const { name, target } of contestants) {
      const own = figures.get(name)!;
      // Round by round: the two of one round saw the same machine.
      const ratio = median(own.map(({ aSecond }, round) => aSecond / bare![round]!.aSecond));
      const verdict = target
        ? `   ${ratio.toFixed(2)} (target at least ${TARGETS[target]}): ${ratio >= TARGETS[target] ? 'met' : 'MISSED'}`
        : '';
      const shown = (['aSecond', 'microseconds'] as const).map((of) =>
        median(own.map((one) => one[of])).toFixed(0),
      );
      console.log(`  ${name.padEnd(16)} ${shown[0]!.padStart(6)} ${shown[1]!.padStart(6)}${verdict}`);
    }
  }
};

try {
  const product = await start<Told>('./calls/product-server.ts', dataDir);
  const bare = await start<{ url: string }>('./calls/bare-server.ts', product.databaseUrl);
  const pids = { product: started[0]!.pid!, bare: started[1]!.pid! };
  database = Number.parseInt(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8'), 10);
  const ofEach = (path: string): Asked[] =>
    product.members.map(({ cookie, matchId }) => ({
      path: path.replace(':matchId', matchId),
      headers: { cookie },
    }));
  const reading = (name: string, path: string, target: keyof typeof TARGETS): Contestant => {
    const asked = ofEach(path);
    return { name, target, pid: pids.product, run: (at) => makeCalls(product.url, asked, at, EACH_MS) };
  };
  const compareReads = async () => {
    // The first deck of each is put together; the ready one is measured.
    await makeCalls(product.url, ofEach(listPotentialMatches.path), 1, EACH_MS);
    for (const { cookie } of product.members)
      await fetch(product.url + listPotentialMatches.path, { headers: { cookie } });
    await compare('calls', [
      {
        name: 'bare',
        pid: pids.bare,
        run: (at) => makeCalls(bare.url, [{ path: '/one', headers: {} }], at, EACH_MS),
      },
      reading('oneself', findMe.path, 'read'),
      reading('own card', findCard.path, 'read'),
      reading('a conversation', findConversation.path, 'read'),
      reading('ready deck', listPotentialMatches.path, 'deck'),
    ]);
  };

  const compareMessages = async () => {
    const pairs = Array.from({ length: Math.max(...CONNECTIONS) }, (_, n) => n);
    const promising = await start<{ url: string }>('./calls/promising-server.ts', product.databaseUrl);
    const talks: Record<'bare' | 'promising' | 'product' | 'calling', Talk[]> = {
      bare: [],
      promising: [],
      product: [],
      calling: [],
    };
    for (const n of pairs) {
      talks.bare.push(await bareTalk(bare.url, n));
      const [one, other] = product.members.slice(2 * n, 2 * n + 2);
      talks.product.push(await productTalk(product.url, [one!, other!]));
      talks.calling.push(await callingTalk(product.url, [one!, other!]));
      talks.promising.push(await callingTalk(promising.url, [one!, other!]));
    }
    await compare('messages', [
      { name: 'bare', pid: pids.bare, run: (at) => makeMessages(talks.bare.slice(0, at), EACH_MS) },
      {
        name: 'with promises',
        pid: started[2]!.pid!,
        run: (at) => makeMessages(talks.promising.slice(0, at), EACH_MS),
      },
      {
        name: 'a message',
        target: 'message',
        pid: pids.product,
        run: (at) => makeMessages(talks.product.slice(0, at), EACH_MS),
      },
      {
        name: 'by HTTP',
        pid: pids.product,
        run: (at) => makeMessages(talks.calling.slice(0, at), EACH_MS),
      },
    ]);
    await Promise.all(
      Object.values(talks)
        .flat()
        .map((talk) => talk.close()),
    );
  };
  if (ONLY !== 'messages') await compareReads();
  if (ONLY !== 'reads') await compareMessages();
} finally {
  for (const child of started.reverse()) {
    if (child.exitCode !== null) continue;
    child.kill();
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
}
