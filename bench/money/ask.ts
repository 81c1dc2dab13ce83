// Starts a process of the product for a bench of money, and asks it by messages.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from './worker.ts';

type Deeds = {
  [K in keyof Worker]: (about: Parameters<Worker[K]>[0]) => Promise<Awaited<ReturnType<Worker[K]>>>;
};

/** What was read once is not made anew by each process that is started. */
const CACHE = join(tmpdir(), 'ijeuwa-bench-compiled');

export const spawnServer = async (env: Record<string, string>) => {
  const child = fork(new URL('./server.ts', import.meta.url), [], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: CACHE,
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'fatal',
      WIDE_LIMITS: 'on',
      ...env,
    },
  });
  const waiting = new Map<number, { done: (value: never) => void; failed: (error: Error) => void }>();
  child.on('message', (told: { id: number; done?: never; failed?: string }) => {
    const one = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.failed !== undefined) one?.failed(new Error(told.failed));
    else one?.done(told.done as never);
  });
  await once(child, 'message');
  let count = 0;
  const ask = (deed: string, about: unknown) =>
    new Promise((done, failed) => {
      waiting.set(++count, { done, failed });
      child.send({ id: count, deed, about: about ?? null });
    });
  // One that has a `then` would be taken for a promise.
  const get = (_: Deeds, deed: string | symbol) =>
    deed === 'then' ? undefined : (about: unknown) => ask(String(deed), about);
  const deeds = new Proxy({} as Deeds, { get });
  /** As the power would: nothing of it says goodbye. */
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { deeds, kill };
};
export const startServer = async (env: Record<string, string>): Promise<Deeds> =>
  (await spawnServer(env)).deeds;
export type Server = Deeds;

/** A few at a time. */
export const each = async <T>(all: readonly T[], atOnce: number, deed: (one: T) => Promise<unknown>) => {
  const waiting = [...all];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await deed(one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
