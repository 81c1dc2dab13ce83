// VIP as editors keep it: its words are theirs, and what it costs and for how long is set by finance.
import { changeVipEntry, listVipEntries, type VipEntry } from '@ijeuwa/contract/vip-entry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let edna: Client;
beforeAll(async () => {
  world = await makeWorld();
  edna = await signInStaff(world, 'edna', ['editor']);
});
afterAll(() => world.close());

const current = async () => (await edna.call(listVipEntries, {})).body.entries[0]!.current;
const change = async (more: Partial<VipEntry>) => {
  const { data, version } = await current();
  const body = { data: { ...data!, ...more }, reason: 'a new year', seenVersion: version };
  return edna.call(changeVipEntry, { params: { key: 'vip' }, body });
};

test.each([
  ['price', { price: 1 }],
  ['nairaPerDollar', { nairaPerDollar: 1_000_000 }],
  ['nairaPerPound', { nairaPerPound: 1_000_000 }],
  ['months', { months: 36 }],
] as const)('an editor sets no %s, not even beside words', async (field, priced) => {
  const before = await current();
  const refused = await change({ title: 'VIP!', ...priced });
  expect(refused.status).toBe(403);
  expect(refused.refusal.fields).toEqual({
    [`data.${field}`]: expect.stringMatching(/^Finance sets prices/),
  });
  expect(await current()).toEqual(before);
});

test('an editor changes its words alone', async () => {
  const { data: before } = await current();
  expect((await change({ title: 'VIP matchmaking, anew' })).status).toBe(200);
  expect((await current()).data).toEqual({ ...before, title: 'VIP matchmaking, anew' });
});
