// The switch of one's own: on call and off it, each in the audit, seen by colleagues; gone with the access.
import { addStaff, changeOnCall, endStaff, findOnCall, listStaff } from '@ijeuwa/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bisi: Client;
let admin: Client;
beforeAll(async () => {
  world = await makeWorld();
  bisi = await signInStaff(world, 'bisi', ['support']);
  admin = await signInStaff(world, 'admin', ['admin']);
});
afterAll(() => world.close());

const go = (who: Client, onCall: boolean) => who.call(changeOnCall, { body: { onCall } });
const seenBy = async (who: Client) => (await who.call(findOnCall, {})).body;
const acts = async () =>
  (
    await world.platform.pool.query("select act from audit_entry where act like 'go o%' order by seq")
  ).rows.map(({ act }) => act);

test('somebody goes on call and off it; colleagues see it, and each change is in the audit once', async () => {
  expect(await seenBy(bisi)).toEqual({ mine: false, people: [] });
  for (const _ of [1, 2]) expect((await go(bisi, true)).status).toBe(200);
  expect(await seenBy(bisi)).toMatchObject({ mine: true, people: [{ name: 'bisi' }] });
  expect(await seenBy(admin)).toMatchObject({ mine: false, people: [{ name: 'bisi' }] });
  await go(bisi, false);
  expect(await seenBy(admin)).toEqual({ mine: false, people: [] });
  expect(await acts()).toEqual(['go on call', 'go off call']);
});

test('other roles find nothing there', async () => {
  const bello = await signInStaff(world, 'bello', ['finance']);
  expect((await go(bello, true)).status).toBe(404);
});

test('whoever has ended is on call no more, nor when they come back', async () => {
  await go(bisi, true);
  const { people } = (await admin.call(listStaff, {})).body;
  const id = people.find(({ email }) => email === staffEmail('bisi'))!._id;
  await admin.call(endStaff, { params: { id }, body: { reason: 'left' } });
  expect((await seenBy(admin)).people).toEqual([]);
  const again = { name: 'bisi', email: staffEmail('bisi'), roles: ['support' as const], reason: 'is back' };
  expect((await admin.call(addStaff, { body: again })).status).toBe(200);
  await world.platform.pool.query("update staff set password_hash = 'x' where id = $1", [id]);
  expect((await seenBy(admin)).people).toEqual([]);
});
