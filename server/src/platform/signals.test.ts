// Signals gathered into one statement: in order, none doubled or lost, and whoever waits is told how it went.
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { gatherSignals, type Signals } from './signals.ts';

let pool: pg.Pool;
let listening: pg.PoolClient;
const heard: string[] = [];
let asked = 0;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: inject('databaseUrl') });
  listening = await pool.connect();
  await listening.query('listen "signals-test"');
  listening.on('notification', ({ payload }) => heard.push(payload ?? ''));
});
afterAll(async () => {
  listening.release(true);
  await pool.end();
});

/** A pool that counts what it is asked. */
const counted = (answer: (...given: unknown[]) => Promise<unknown>) =>
  gatherSignals({
    connect: () => pool.connect(),
    query: (...given: unknown[]) => {
      asked++;
      return answer(...given);
    },
  } as unknown as pg.Pool);
const toDatabase = (...given: unknown[]) => (pool.query as (...all: unknown[]) => Promise<unknown>)(...given);
const say = ({ pool: signals }: Signals, payload: string) =>
  signals.query('SELECT pg_notify($1, $2)', ['signals-test', payload]);

test('a hundred that are said at once arrive in order and whole, the same one twice too', async () => {
  const signals = counted(toDatabase);
  const said = [...Array.from({ length: 99 }, (_, n) => `n${n}`), 'n7'];
  asked = 0;
  await Promise.all(said.map((one) => say(signals, one)));
  await expect.poll(() => heard.length).toBe(100);
  expect(heard).toEqual(said);
  expect(asked).toBeLessThanOrEqual(3);
});

test('what is said while others are on their way goes with the next', async () => {
  const signals = counted(toDatabase);
  heard.length = asked = 0;
  const first = say(signals, 'a');
  await Promise.resolve();
  await Promise.resolve();
  const later = ['b', 'c'].map((one) => say(signals, one));
  await Promise.all([first, ...later]);
  await expect.poll(() => heard).toEqual(['a', 'b', 'c']);
  expect(asked).toBe(2);
});

test('whoever said what could not be sent is told, and the next is sent', async () => {
  let broken = true;
  const signals = counted((...given) => (broken ? Promise.reject(new Error('away')) : toDatabase(...given)));
  await expect(say(signals, 'lost')).rejects.toThrow('away');
  broken = false;
  heard.length = 0;
  await say(signals, 'after');
  await expect.poll(() => heard).toEqual(['after']);
});

test('what was said is waited for, also what waits behind others', async () => {
  const signals = counted(toDatabase);
  heard.length = 0;
  for (const one of ['x', 'y', 'x']) void say(signals, one);
  await signals.allSent();
  await expect.poll(() => heard).toEqual(['x', 'y', 'x']);
  await signals.allSent();
});

test('whatever else is asked goes its own way', async () => {
  const signals = counted(toDatabase);
  expect((await signals.pool.query('select $1::int as n', [1])).rows).toEqual([{ n: 1 }]);
});
