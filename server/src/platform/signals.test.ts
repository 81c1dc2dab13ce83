// Signals gathered into one statement: in order, none doubled or lost; and none to screens where nobody else is.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { gatherSignals, type Signals } from './signals.ts';

let pool: pg.Pool;
let listening: pg.PoolClient;
const heard: string[] = [];
const errors: unknown[] = [];
let asked = 0;
let time = 0;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: inject('databaseUrl') });
  listening = await pool.connect();
  await listening.query('listen "signals-test"; listen "signals-end"');
  listening.on('notification', ({ payload }) => heard.push(payload ?? ''));
});
afterAll(async () => {
  listening.release(true);
  await pool.end();
});

/** A pool that counts what it is asked. */
const counted = (answer: (...given: unknown[]) => Promise<unknown>) =>
  gatherSignals(
    {
      connect: () => pool.connect(),
      query: (...given: unknown[]) => {
        asked++;
        return answer(...given);
      },
    } as unknown as pg.Pool,
    { onError: (error) => errors.push(error), now: () => time },
  );
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
  await say(signals, 'a');
  await Promise.resolve();
  for (const one of ['b', 'c']) await say(signals, one);
  await expect.poll(() => heard).toEqual(['a', 'b', 'c']);
  expect(asked).toBe(2);
});

test('whoever says something waits for nothing; what could not be sent is reported, and the next is sent', async () => {
  let broken = true;
  const signals = counted((...given) => (broken ? Promise.reject(new Error('away')) : toDatabase(...given)));
  await say(signals, 'lost');
  await signals.allSent();
  expect(errors.splice(0)).toEqual([new Error('away')]);
  broken = false;
  heard.length = 0;
  await say(signals, 'after');
  await expect.poll(() => heard).toEqual(['after']);
});

describe('what is told to screens', () => {
  const told = (uid: string) => JSON.stringify({ type: 3, data: { text: '"uid":"mine"' }, uid });
  const here = (uid: string) => JSON.stringify({ type: 2, uid });
  const MINUTE = 60_000;
  /** Which of these crosses from one process to others. */
  const crossing = async (signals: Signals, ...said: string[]) => {
    heard.length = 0;
    for (const one of said) await say(signals, one);
    await signals.allSent();
    await toDatabase("select pg_notify('signals-end', 'end')");
    await expect.poll(() => heard.at(-1)).toBe('end');
    return heard.slice(0, -1);
  };
  const listener = async (signals: Signals) => {
    const client = await signals.pool.connect();
    await client.query('listen "signals-test"');
    return client;
  };

  test('is said to others until none was heard for a minute, and again once one is', async () => {
    time = 0;
    const signals = counted(toDatabase);
    const mine = [told('mine'), here('mine')];
    expect(await crossing(signals, ...mine)).toEqual(mine);
    const client = await listener(signals);
    time = MINUTE;
    expect(await crossing(signals, ...mine)).toEqual(mine);
    // That it was said by itself tells nothing of others.
    time = MINUTE + 1;
    expect(await crossing(signals, ...mine)).toEqual([here('mine')]);
    await toDatabase('select pg_notify($1, $2)', ['signals-test', here('other')]);
    await expect.poll(async () => (await crossing(signals, told('mine'))).length).toBe(1);
    client.release(true);
  });

  test('is said where one cannot hear whether others are there', async () => {
    time = 0;
    const signals = counted(toDatabase);
    time = 10 * MINUTE;
    expect(await crossing(signals, told('mine'))).toEqual([told('mine')]);
    const client = await listener(signals);
    time = 20 * MINUTE;
    expect(await crossing(signals, told('mine'))).toEqual([]);
    client.release(true);
    await expect.poll(async () => (await crossing(signals, told('mine'))).length).toBe(1);
  });
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

test('what listens is given back when it ends, also what was still being asked for, and nothing is asked for after it', async () => {
  const own = new pg.Pool({ connectionString: inject('databaseUrl'), max: 2 });
  const signals = gatherSignals(own, { onError: (error) => errors.push(error) });
  await signals.pool.connect();
  void signals.pool.connect();
  await signals.close();
  void signals.pool.connect();
  expect(await Promise.race([own.end().then(() => 'ended'), wait(5000, 'held')])).toBe('ended');
});
