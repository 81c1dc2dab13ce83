// Whose bucket an address takes from, how a wait is said, and that points taken at once are all counted.
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { inWords, makeLimits, networkOf } from './limits.ts';

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::7', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::a:b', '2001:db8:0:0'],
  ['2001:db8:1::c:d:e:f', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  [5, '5 seconds'],
  [89, '89 seconds'],
  [900, '15 minutes'],
  [3600, '60 minutes'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, words) => expect(inWords(seconds)).toBe(words));

test('points that are taken at one moment are each counted, and written in few statements', async () => {
  const pool = new pg.Pool({ connectionString: inject('databaseUrl') });
  let asked = 0;
  const counted = {
    query: (...given: [string]) => {
      asked++;
      return pool.query(...given);
    },
  } as unknown as pg.Pool;
  const limits = await makeLimits(counted, { wide: false });
  const bucket = { points: 2, seconds: 60 };
  const take = (key: string) =>
    limits.take('gathered', key, bucket).then(
      () => true,
      () => false,
    );
  expect(await Promise.all(['ada', 'obi', 'ada', 'chi', 'ada', 'obi'].map(take))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(asked).toBe(3);
  await limits.giveBack('gathered', 'obi');
  expect([await take('obi'), await take('obi')]).toEqual([true, false]);
  await limits.forgive('gathered', 'obi');
  expect(await take('obi')).toBe(true);
  for (const key of ['ada', 'obi', 'chi']) await limits.forgive('gathered', key);
  await pool.end();
});

test('what is written after a point was taken is on the disk before it is answered, as before', async () => {
  const pool = new pg.Pool({
    connectionString: inject('databaseUrl'),
    max: 1,
    options: '-c synchronous_commit=on',
  });
  const limits = await makeLimits(pool, { wide: false });
  await limits.take('kept', 'ada', { points: 2, seconds: 60 });
  expect((await pool.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }]);
  await limits.take('kept', 'ada', { points: 2, seconds: 60 });
  await expect(limits.take('kept', 'ada', { points: 2, seconds: 60 })).rejects.toThrow('Too many');
  await pool.end();
});
