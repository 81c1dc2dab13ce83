// Staff find members and open them: with a reason, in the audit, and as far as their role needs.
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { LOOK_REASON_SHORT, lookAtMember, MEMBERS_FOUND, searchMembers } from '@ijeuwa/contract/members';
import { listAudit, STAFF_ROLES } from '@ijeuwa/contract/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { addStaff, signInStaff } from '#test/back-office.ts';
import { confirmEmail, matchedPair, reportThem } from '#test/matched.ts';
import { addMember } from '#test/members.ts';
import { addOrder } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let support: Client;
let admin: Client;
beforeAll(async () => {
  world = await makeWorld();
  support = await signInStaff(world, 'sade', ['support']);
  admin = await signInStaff(world, 'admin', ['admin']);
});
afterAll(() => world.close());

const reason = 'she asked why she cannot log in';
const search = (query: string, who = support) => who.call(searchMembers, { body: { query, reason } });
const look = (id: string, who = support) => who.call(lookAtMember, { params: { id }, body: { reason } });
const lastOfAudit = async () => {
  const { body } = await admin.call(listAudit, { query: {} });
  const { act, subject, reason, staff } = body.entries[0]!;
  return { act, subject, reason, staff };
};

test('a member is found by email, by id, by a part of the name without its marks, and by the number that signs in', async () => {
  const ada = await world.as('adaobi', { name: 'Adaọbị Okeke' });
  const digest = world.platform.sealing.digest('+2348031234599');
  await world.db.update(member).set({ phoneDigest: digest }).where(eq(member.id, ada.id));
  for (const [query, by] of [
    ['Adaobi@Example.com', 'email'],
    [ada.id.toUpperCase(), 'id'],
    ['adaobi ok', 'name'],
    ['OKEKE', 'name'],
    ['0803 123 4599', 'phone'],
    ['+234 803 123 4599', 'phone'],
  ]) {
    const { status, body } = await search(query!);
    expect([query, status, body.by]).toEqual([query, 200, by]);
    expect(body.found.map(({ _id, name }) => [_id, name])).toContainEqual([ada.id, 'Adaọbị Okeke']);
  }
});

test('a search says nothing of a member but the name, how they are there, and since when', async () => {
  const bola = await world.as('bola');
  const { found } = (await search('bola@example.com')).body;
  expect(found).toEqual([
    { _id: bola.id, name: 'Bola', state: 'active', joinedAt: expect.stringMatching(/^\d{4}-/) },
  ]);
  await world.db.update(member).set({ status: 'suspended' }).where(eq(member.id, bola.id));
  expect((await search('bola@example.com')).body.found[0]?.state).toBe('suspended');
});

test('of many with the same name twenty are shown, and that there are others is said', async () => {
  for (let n = 0; n <= MEMBERS_FOUND; n++) await addMember(world, `Zuwaira${n}`);
  const { body } = await search('zuwaira');
  expect([body.found.length, body.more]).toEqual([MEMBERS_FOUND, true]);
});

test('what means something in a pattern is only what it is', async () => {
  expect((await search('%%%')).body.found).toEqual([]);
  expect((await search("a' or '1'='1")).body.found).toEqual([]);
});

test('without a reason, with too little of a name or with half a number nothing is looked for', async () => {
  const send = (body: object) => support.send('POST', searchMembers.path, body);
  for (const [body, field] of [
    [{ query: 'ada' }, 'reason'],
    [{ query: 'ada', reason: ' ' }, 'reason'],
    [{ query: 'ada', reason: 'x' }, 'reason'],
    [{ query: 'ada', reason: '  too short  ' }, 'reason'],
    [{ query: '', reason }, 'query'],
    [{ query: 'ad', reason }, 'query'],
  ] as const) {
    const { status, refusal } = await send(body);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  }
  expect((await send({ query: '+234 80', reason })).status).toBe(400);
  expect((await support.send('POST', `/api/staff/members/${randomUUID()}/look`, {})).status).toBe(400);
  const short = await support.send('POST', `/api/staff/members/${randomUUID()}/look`, { reason: 'x' });
  expect([short.status, short.refusal.fields?.reason]).toEqual([400, LOOK_REASON_SHORT]);
});

test('each search is in the audit with whom it found and why, never with what was typed', async () => {
  const dayo = await world.as('dayo');
  await search('dayo@example.com');
  expect(await lastOfAudit()).toEqual({
    act: 'search members',
    subject: `by email: ${dayo.id}`,
    reason,
    staff: 'sade@staff.example',
  });
  await search('nobody-at-all@example.com');
  expect((await lastOfAudit()).subject).toBe('by email: nobody');
});

test('each look is in the audit with what was shown and why, also when it is the second', async () => {
  const efe = await world.as('efe');
  for (let n = 0; n < 2; n++) {
    expect((await look(efe.id)).status).toBe(200);
    expect(await lastOfAudit()).toEqual({
      act: 'look at a member: account, orders',
      subject: `member ${efe.id}`,
      reason,
      staff: 'sade@staff.example',
    });
    await search('efe@example.com');
  }
});

test.each<[StaffRole, string[]]>([
  ['support', ['account', 'orders']],
  ['finance', ['orders']],
  ['moderator', ['reports']],
  ['admin', ['account', 'orders', 'reports']],
])('%s is shown %s and nothing else', async (role, parts) => {
  const who = await signInStaff(world, `looks-${role}`, [role]);
  const { id } = await world.as('femi');
  const { member: found, ...shown } = (await look(id, who)).body;
  expect(found.name).toBe('Femi');
  expect(Object.keys(shown).sort()).toEqual(['account', 'orders', 'reports']);
  expect(Object.keys(shown).filter((part) => shown[part as keyof typeof shown] !== null)).toEqual(parts);
});

test('to everybody else it is an address that does not exist', async () => {
  const gozie = await world.as('gozie');
  const others = STAFF_ROLES.filter((role) => !['support', 'finance', 'moderator', 'admin'].includes(role));
  const editor = await signInStaff(world, 'others', [...others]);
  for (const who of [gozie, world.stranger(), editor]) {
    expect((await search('gozie', who)).status).toBe(404);
    expect((await look(gozie.id, who)).status).toBe(404);
  }
  expect((await look(randomUUID())).status).toBe(404);
});

test('support sees what they need to help: of the phone number its end, and how one signs in', async () => {
  const hauwa = await world.as('hauwa');
  await confirmEmail(world, hauwa);
  const { account } = (await look(hauwa.id)).body;
  expect(account).toMatchObject({
    email: 'hauwa@example.com',
    emailConfirmed: true,
    phoneEnd: '67',
    phoneConfirmed: false,
    country: 'Nigeria',
    signsInBy: ['password'],
    devices: 1,
    card: null,
    photos: 0,
    package: 'No package yet',
    packageUntil: null,
  });
});

test('finance sees the orders, the newest first, and none of anybody else', async () => {
  const [kene, lola] = [await world.as('kene'), await world.as('lola')];
  const finance = await signInStaff(world, 'bello', ['finance']);
  const first = await addOrder(world, kene.id);
  world.pass(1000);
  const second = await addOrder(world, kene.id, { status: 'paid' });
  await addOrder(world, lola.id);
  const { orders } = (await look(kene.id, finance)).body;
  expect(orders?.map(({ reference, status, total }) => [reference, status, total])).toEqual([
    [second, 'paid', { amountMinor: 10_000, currency: 'NGN' }],
    [first, 'open', { amountMinor: 10_000, currency: 'NGN' }],
  ]);
});

test('a moderator sees how many reports there are, and reads them in the case', async () => {
  const [ike, jide] = [await world.as('ike'), await world.as('jide')];
  const moderator = await signInStaff(world, 'amina', ['moderator']);
  expect((await look(jide.id, moderator)).body.reports).toEqual({ open: 0, all: 0, decisions: [] });
  await reportThem(world, ike, jide);
  expect((await look(jide.id, moderator)).body.reports).toEqual({ open: 1, all: 1, decisions: [] });
});

test('nobody of the staff reads through everybody: sixty searches an hour, and sixty looks', async () => {
  const viewer = await addStaff(world, 'curious');
  const { id } = await world.as('mairo');
  const { members } = world.features;
  for (const read of [() => members.search(viewer, id, reason), () => members.look(viewer, id, reason)]) {
    for (let n = 0; n < 60; n++) await read();
    await expect(read()).rejects.toMatchObject({ code: 'too_many' });
  }
});

test('nothing that was written to anybody is shown to anybody of the staff', async () => {
  const { one, other, matchId } = await matchedPair(world, 'kemi', 'lanre');
  const said = 'The rain in Jos smells of mangoes';
  await one.send('POST', `/api/conversations/${matchId}/messages`, { clientId: randomUUID(), text: said });
  for (const person of [one, other]) {
    const shown = JSON.stringify((await look(person.id, admin)).body);
    expect(shown).not.toContain(said);
    expect(shown).not.toContain(matchId);
  }
});
