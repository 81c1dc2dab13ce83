// The staff itself: added by a mail, given roles, ended at once; an administrator always stays.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { lastCode, STAFF_PASSWORD, signInStaff, staffEmail } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let ngozi: Client;
let count = 0;
beforeAll(async () => {
  world = await makeWorld();
  ngozi = await signInStaff(world, 'ngozi', ['admin']);
});
afterAll(() => world.close());

const PASSWORD = 'seven goats in the rain';
const reason = 'a new desk';
const people = async (who = ngozi) => (await who.call(calls.listStaff, {})).body.people;
const personOf = async (email: string) => (await people()).find((one) => one.email === email)!;
const add = async (change: object = {}) => {
  const email = `tunde${++count}@staff.example`;
  const form = { name: 'Tunde Bakare', email, roles: ['finance'], reason, ...change };
  return { email, reply: await ngozi.send('POST', calls.addStaff.path, form) };
};
const act = (what: 'roles' | 'invitation' | 'end', id: string, body: object = {}, who = ngozi) =>
  who.send('POST', `/api/staff/people/${id}/${what}`, { reason, ...body });
const linkTo = async (email: string): Promise<string> => {
  await world.deliver();
  const mail = world.mails.findLast((one) => one.to === email && /Choose your password/.test(one.subject));
  return /invitation=(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
};
const accept = (token: string, password = PASSWORD, who = world.stranger()) =>
  who.send('POST', calls.acceptInvitation.path, { token, password });
/** Added, and signed in for the first time by the link. */
const join = async (roles: string[] = ['finance']) => {
  const { email } = await add({ roles });
  const client = world.stranger();
  const body = { token: await linkTo(email), password: PASSWORD };
  const { challenge } = (await client.call(calls.acceptInvitation, { body })).body;
  await client.call(calls.confirmStaff, { body: { challenge, code: await lastCode(world, email) } });
  return { client, email, id: (await personOf(email))._id };
};
const entries = async () => (await ngozi.call(calls.listAudit, { query: {} })).body.entries;
const statusOf = async (who: Client) => (await who.call(calls.findStaffMe, {})).status;

test('somebody who is added gets a link, chooses a password, gives the code, and is in', async () => {
  const { email, reply } = await add({ roles: ['support', 'finance', 'support'] });
  expect(reply.body).toEqual({ ok: true });
  expect(await personOf(email)).toMatchObject({
    name: 'Tunde Bakare',
    roles: ['support', 'finance'],
    state: 'invited',
    invitedUntil: new Date(+world.clock.now() + calls.INVITATION_HOURS * HOUR_MS).toISOString(),
  });
  const tunde = world.stranger();
  const token = await linkTo(email);
  const accepted = await accept(token, PASSWORD, tunde);
  expect(accepted.body).toMatchObject({ email });
  expect(await statusOf(tunde)).toBe(404);
  const { challenge } = accepted.body as { challenge: string };
  await tunde.call(calls.confirmStaff, { body: { challenge, code: await lastCode(world, email) } });
  expect((await tunde.call(calls.findStaffMe, {})).body.staff.roles).toEqual(['support', 'finance']);
  expect(await personOf(email)).toMatchObject({ state: 'active', invitedUntil: null });
  const acts = (await entries()).slice(0, 3);
  expect(acts).toMatchObject([
    { staff: email, act: 'log in' },
    { staff: email, act: 'choose password' },
    { staff: staffEmail('ngozi'), act: 'add staff: support, finance', subject: `staff ${email}`, reason },
  ]);
  expect(JSON.stringify(await people())).not.toMatch(/argon|hash|token/i);
});

test('before the password is chosen nothing opens, whatever is tried', async () => {
  const { email } = await add();
  for (const password of ['x', STAFF_PASSWORD, 'null'])
    expect((await world.stranger().send('POST', calls.logInStaff.path, { email, password })).status).toBe(
      401,
    );
});

test('the link works once, for its time, and a newer one replaces it', async () => {
  const { email } = await add();
  const first = await linkTo(email);
  await act('invitation', (await personOf(email))._id);
  expect(await linkTo(email)).toBe(first);
  world.pass(MINUTE_MS);
  await act('invitation', (await personOf(email))._id);
  const second = await linkTo(email);
  expect((await accept(first)).status).toBe(410);
  const both = await Promise.all([accept(second), accept(second)]);
  expect(both.map((one) => one.status).sort()).toEqual([200, 410]);
  const late = await add();
  const token = await linkTo(late.email);
  world.time.now = new Date(+world.time.now + calls.INVITATION_HOURS * HOUR_MS);
  expect((await accept(token)).status).toBe(410);
  ngozi = await signInStaff(world, 'ngozi', ['admin']);
  expect(await personOf(late.email)).toMatchObject({ state: 'invited', invitedUntil: null });
});

test('a password that anybody would try, or a short one, is refused, and the link stays good', async () => {
  const { email } = await add();
  const token = await linkTo(email);
  for (const password of ['tundebakare123', 'short', '123456789012'])
    expect((await accept(token, password)).refusal.fields).toHaveProperty('password');
  expect((await accept(token)).status).toBe(200);
});

test('who has lost the password gets a new link, which ends what stood open', async () => {
  const { client, email, id } = await join();
  expect((await act('invitation', id)).status).toBe(200);
  expect(await statusOf(client)).toBe(200);
  expect((await accept(await linkTo(email), 'nine camels under a tree')).status).toBe(200);
  expect(await statusOf(client)).toBe(404);
});

test('a sign-in whose password was looked at before another was chosen, or before the end, leads to no code', async () => {
  const { sendCode } = world.features.staff.people;
  const { email, id } = await join();
  const asLookedAt = (await world.db.select().from(staff).where(eq(staff.id, id)))[0] as Parameters<
    typeof sendCode
  >[0];
  await act('invitation', id);
  await accept(await linkTo(email), 'nine goats in the rain');
  await expect(sendCode(asLookedAt)).rejects.toMatchObject({ code: 'wrong_credentials' });
  const ended = (await world.db.select().from(staff).where(eq(staff.id, id)))[0] as typeof asLookedAt;
  await act('end', id);
  await expect(sendCode(ended)).rejects.toMatchObject({ code: 'wrong_credentials' });
});

test('other roles hold from the next call on', async () => {
  const { client, id, email } = await join(['finance']);
  expect((await client.send('GET', '/api/staff/transfers')).status).toBe(200);
  expect((await act('roles', id, { roles: ['moderator'] })).status).toBe(200);
  expect((await client.send('GET', '/api/staff/transfers')).status).toBe(404);
  expect((await client.send('GET', '/api/staff/reviews')).status).toBe(200);
  const [entry] = await entries();
  expect(entry).toMatchObject({
    act: 'change roles: finance to moderator',
    subject: `staff ${email}`,
    reason,
  });
  await act('roles', id, { roles: ['moderator'] });
  expect((await entries())[0]).toEqual(entry);
});

test('whoever is ended is out at once, comes in by nothing, and stays in the audit', async () => {
  const { client, email, id } = await join(['admin']);
  await act('invitation', id);
  const link = await linkTo(email);
  const begun = await world.stranger().call(calls.logInStaff, { body: { email, password: PASSWORD } });
  const code = await lastCode(world, email);
  expect((await act('end', id)).body).toEqual({ ok: true });
  expect(await statusOf(client)).toBe(404);
  const { challenge } = begun.body;
  const confirmed = await world.stranger().call(calls.confirmStaff, { body: { challenge, code } });
  expect(confirmed.status).toBe(410);
  expect((await accept(link)).status).toBe(410);
  const again = await world.stranger().call(calls.logInStaff, { body: { email, password: PASSWORD } });
  expect(again.status).toBe(401);
  expect(await personOf(email)).toMatchObject({ state: 'ended', endedAt: world.clock.now().toISOString() });
  const written = await entries();
  expect(written[0]).toMatchObject({ act: 'end staff', subject: `staff ${email}`, reason });
  expect(written.filter((one) => one.staff === email).map((one) => one.act)).toContain('log in');
  await act('end', id);
  expect((await entries())[0]).toEqual(written[0]);
  expect((await act('roles', id, { roles: ['admin'] })).status).toBe(409);
  expect((await act('invitation', id)).status).toBe(409);
});

test('who has ended and is added again is the same person, with nothing of before but the name in the audit', async () => {
  const { email, id } = await join();
  await act('end', id);
  expect((await add({ email, name: 'Tunde B.', roles: ['editor'] })).reply.status).toBe(200);
  expect(await personOf(email)).toMatchObject({ _id: id, name: 'Tunde B.', state: 'invited', endedAt: null });
  const old = await world.stranger().call(calls.logInStaff, { body: { email, password: PASSWORD } });
  expect(old.status).toBe(401);
});

test('who has ended is not added again while another spelling of the same mailbox is of the staff', async () => {
  const email = 'amaka.eze@gmail.com';
  expect((await add({ email })).reply.status).toBe(200);
  await act('end', (await personOf(email))._id);
  const [other] = await world.platform.db
    .insert(staff)
    .values({ email: 'amakaeze@gmail.com', name: 'Amaka Eze', roles: ['finance'] })
    .returning();
  const refused = (await add({ email })).reply;
  expect([refused.status, refused.refusal.fields]).toEqual([
    409,
    { email: 'This mailbox is known here as amakaeze@gmail.com already: one person has one account.' },
  ]);
  await act('end', other!.id);
  expect((await add({ email })).reply.status).toBe(200);
});

test('nobody ends themself, and the last administrator stays one', async () => {
  const fresh = await makeWorld();
  const only = await signInStaff(fresh, 'only', ['admin', 'finance']);
  const { _id } = (await only.call(calls.findStaffMe, {})).body.staff;
  const invited = { name: 'Bisi', email: 'bisi@staff.example', roles: ['admin'], reason };
  await only.send('POST', calls.addStaff.path, invited);
  expect((await act('end', _id, {}, only)).status).toBe(409);
  const demoted = await act('roles', _id, { roles: ['finance'] }, only);
  expect([demoted.status, demoted.refusal.message]).toEqual([
    409,
    'This is the last administrator. Please make somebody else one first.',
  ]);
  await signInStaff(fresh, 'other', ['admin']);
  expect((await act('roles', _id, { roles: ['finance'] }, only)).status).toBe(200);
  await fresh.close();
});

test('of two administrators who end or demote each other at once one stays', async () => {
  for (const what of ['end', 'roles'] as const) {
    const fresh = await makeWorld();
    const two = [
      await signInStaff(fresh, 'one', ['admin']),
      await signInStaff(fresh, 'two', ['admin']),
    ] as const;
    const ids = [];
    for (const who of two) ids.push((await who.call(calls.findStaffMe, {})).body.staff._id);
    const replies = await Promise.all([
      act(what, ids[1]!, what === 'roles' ? { roles: ['support'] } : {}, two[0]),
      act(what, ids[0]!, what === 'roles' ? { roles: ['support'] } : {}, two[1]),
    ]);
    expect(replies.map((one) => one.status).sort()).toEqual([200, 404]);
    await fresh.close();
  }
});

test('what is no act is refused', async () => {
  const { email } = await add();
  const taken = (await add({ email })).reply;
  expect([taken.status, Object.keys(taken.refusal.fields ?? {})]).toEqual([409, ['email']]);
  expect((await add({ roles: [] })).reply.refusal.fields).toEqual({
    roles: 'Please choose at least one role.',
  });
  expect((await add({ roles: ['owner'] })).reply.status).toBe(400);
  expect((await add({ reason: ' ' })).reply.refusal.fields).toHaveProperty('reason');
  expect((await add({ password: PASSWORD })).reply.refusal.code).toBe('unknown_field');
  expect((await act('end', randomUUID())).status).toBe(404);
});

test('to members, strangers and staff who are no administrators these addresses do not exist', async () => {
  const id = (await people())[0]!._id;
  const others = [world.stranger(), await world.as('ada'), await signInStaff(world, 'fin', ['finance'])];
  for (const who of others) {
    expect((await who.send('GET', '/api/staff/people')).status).toBe(404);
    expect((await who.send('POST', '/api/staff/people', {})).status).toBe(404);
    for (const what of ['roles', 'invitation', 'end'] as const)
      expect((await act(what, id, { roles: ['admin'] }, who)).status).toBe(404);
  }
});

test('whoever is given a role over money is told of to every other administrator and to finance', async () => {
  const other = await join(['admin']);
  const keeper = await join(['finance']);
  const { id, email } = await join(['editor']);
  const told = async (to: string) => {
    await world.deliver();
    return world.mails.filter((one) => one.to === to && one.text.includes(email)).map((one) => one.subject);
  };
  expect(await told(keeper.email)).toEqual([]);
  await act('roles', id, { roles: ['editor', 'support'] });
  expect(await told(keeper.email)).toEqual([]);
  expect(await told(other.email)).toContain('Tunde Bakare was given more in the Ijeuwa back office');
  await act('roles', id, { roles: ['editor', 'support', 'finance'] });
  expect(await told(keeper.email)).toEqual(['Tunde Bakare was given more in the Ijeuwa back office']);
  expect(await told(staffEmail('ngozi'))).toEqual([]);
  const added = await add({ roles: ['finance'] });
  await world.deliver();
  expect(world.mails.some((one) => one.to === keeper.email && one.text.includes(added.email))).toBe(true);
});
