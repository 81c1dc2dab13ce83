// Whoever is suspended or is leaving can still be blocked and reported by people who knew them, and by nobody else.
import { deleteAccount } from '@ijeuwa/contract/leaving';
import * as calls from '@ijeuwa/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#platform/passwords.ts';
import { signInStaff } from '#test/back-office.ts';
import { like, makeCouples } from '#test/couples.ts';
import type { Member } from '#test/members.ts';
import { type Client, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bisi: Client;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  bisi = await signInStaff(world, 'bisi', ['moderator']);
  couples = makeCouples(world);
});
afterAll(() => world.close());

const matched = async () => {
  const { ada, obi } = await couples.couple();
  await like(ada, obi);
  await like(obi, ada);
  return { ada, obi };
};
const report = (one: Member, other: Member) =>
  one.call(calls.reportMember, { params: { id: other.id }, body: { reason: 'asks for money', details: '' } });
const block = (one: Member, other: Member) => one.call(calls.blockMember, { params: { id: other.id } });
const suspend = async ({ id }: Member) => {
  await world.db.transaction((tx) => world.features.accounts.suspension.suspend(tx, id));
};
const leave = async (who: Member) => {
  const hash = await hashPassword(SIGN_UP.password);
  await world.platform.pool.query('update member set password_hash = $2 where id = $1', [who.id, hash]);
  const body = { proof: { password: SIGN_UP.password } };
  expect((await who.call(deleteAccount, { body })).status).toBe(200);
};
const read = async (one: Member) =>
  (await bisi.call(calls.readReports, { params: { id: one.id } })).body.reports;

test.each([
  ['suspended', suspend],
  ['leaving', leave],
])('a match who is %s since is reported, and staff see which match it was', async (_, end) => {
  const { ada, obi } = await matched();
  await end(obi);
  expect((await report(ada, obi)).body).toEqual({ ok: true });
  expect(await read(obi)).toMatchObject([
    { matched: true, match: { from: world.clock.now().toISOString() } },
  ]);
  const { blocked } = (await ada.call(calls.listBlocked, {})).body;
  expect(blocked).toMatchObject([{ _id: obi.id, reported: true }]);
});

test.each([
  ['suspended', suspend],
  ['leaving', leave],
])('one who is %s can be blocked by whom they liked, and stays nobody to a stranger', async (_, end) => {
  const [{ ada, obi }, { ada: stranger }] = [await couples.couple(), await couples.couple()];
  await like(ada, obi);
  await end(obi);
  expect((await block(ada, obi)).status).toBe(200);
  for (const refused of [await block(stranger, obi), await report(stranger, obi)])
    expect([refused.status, refused.refusal.message]).toEqual([404, 'This person could not be found.']);
});

test('a report names the match also where it was over before', async () => {
  const { ada, obi } = await matched();
  expect((await block(ada, obi)).status).toBe(200);
  const endedAt = world.clock.now().toISOString();
  world.pass(60_000);
  expect((await report(ada, obi)).status).toBe(200);
  expect(await read(obi)).toMatchObject([{ matched: false, match: { until: endedAt } }]);
  expect(await read(obi)).toHaveLength(1);
});
