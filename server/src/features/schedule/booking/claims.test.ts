// What keeps two from having one time, as the database itself says it: drizzle does not know of it, and must not lose it.
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '#test/test-world.ts';

const world = await makeWorld();
afterAll(() => world.close());

test('the catalogue of constraints: of one person no two claims overlap, and it holds at once', async () => {
  const { rows } = await world.platform.pool.query(`
    select conname, contype, conperiod, condeferrable, pg_get_constraintdef(oid) as says
    from pg_constraint where conrelid = 'claim'::regclass and conperiod`);
  expect(rows).toEqual([
    {
      conname: 'claim_never_overlaps',
      contype: 'u',
      conperiod: true,
      condeferrable: false,
      says: 'UNIQUE (person_id, during WITHOUT OVERLAPS)',
    },
  ]);
});
