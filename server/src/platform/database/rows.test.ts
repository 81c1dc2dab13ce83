// Rows of raw SQL are what their schema says, or a fault that names the column and never what stands in it.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { makeWorld, type World } from '#test/test-world.ts';
import { columnOf, rowsOf } from './rows.ts';
import { member } from './tables/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const Counted = z.object({ name: z.string(), n: z.number() });

test('rows come as the schema says, without what it does not name', async () => {
  const asked = sql`select 'Ada' as name, 2::int as n, 'more' as more union all select 'Obi', 3, 'more'`;
  expect(rowsOf(Counted, await world.db.execute(asked))).toEqual([
    { name: 'Ada', n: 2 },
    { name: 'Obi', n: 3 },
  ]);
});

test('a row that is something else is a fault that names its column and keeps its secret', async () => {
  const asked = await world.db.execute(sql`select 'Ada' as name, 'a secret' as n`);
  expect(() => rowsOf(Counted, asked)).toThrow(': n (no number).');
  expect(() => rowsOf(Counted, asked)).not.toThrow(/a secret/);
});

test('a column of raw SQL beside typed ones is parsed as well', async () => {
  await world.as('ada');
  const ask = (schema: z.ZodType) =>
    world.db.select({ id: member.id, n: sql`42::int`.mapWith(columnOf(schema)) }).from(member);
  expect(await ask(z.number())).toMatchObject([{ n: 42 }]);
  await expect(ask(z.string())).rejects.toThrow('no string');
});
