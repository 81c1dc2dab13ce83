// A prepared statement is planned once for a connection, and within a transaction asks on the transaction's own.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { makeWorld, type World } from '#test/test-world.ts';
import { prepared } from './prepared.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const planned = prepared<{ name: string }, { backend: number; plans: number }>(
  'planned-once',
  sql`select pg_backend_pid() as backend, count(*)::int as plans from pg_prepared_statements
    where name = ${sql.placeholder('name')}`,
  z.object({ backend: z.number(), plans: z.number() }),
);

test('is planned once for each connection, however often it is asked', async () => {
  for (let time = 0; time < 3; time++)
    expect(await planned(world.db, { name: 'planned-once' })).toMatchObject([{ plans: 1 }]);
});

test('sees within a transaction what the transaction has done', async () => {
  await world.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ backend: number }>(sql`select pg_backend_pid() as backend`);
    expect(await planned(tx, { name: 'planned-once' })).toEqual([{ backend: rows[0]?.backend, plans: 1 }]);
  });
});

test('names what was forgotten to be given', async () => {
  await expect(planned(world.db, {} as { name: string })).rejects.toThrow('name');
});

test('has its name to itself', () => {
  expect(() => prepared('planned-once', sql`select 1`, z.object({}))).toThrow(
    'Two statements are called planned-once.',
  );
});
