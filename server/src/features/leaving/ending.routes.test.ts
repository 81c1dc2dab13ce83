// What ends with an account: it is read before, ends with the request, stands in the mail, and stays ended on a return.

import { randomUUID } from 'node:crypto';
import { logIn } from '@ijeuwa/contract/accounts';
import { makeCalendarFeed } from '@ijeuwa/contract/calendar';
import * as clients from '@ijeuwa/contract/clients';
import { listCoupleTies, sayCouple } from '@ijeuwa/contract/couples';
import { addEvent } from '@ijeuwa/contract/events';
import { deleteAccount, findLeaving, RETURN_DAYS, returnToAccount } from '@ijeuwa/contract/leaving';
import { bookAppointment, findAppointment, findSessionCredits } from '@ijeuwa/contract/schedule';
import { listStaffAppointments } from '@ijeuwa/contract/staff-schedule';
import { resumeVip } from '@ijeuwa/contract/vip';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { hashPassword } from '#platform/passwords.ts';
import { staffEmail } from '#test/back-office.ts';
import { addGrant } from '#test/grants.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import { matchThem } from '#test/matched.ts';
import type { Member } from '#test/members.ts';
import { saveOrder } from '#test/orders.ts';
import { savePackageOnce } from '#test/packages.ts';
import type { Client } from '#test/people.ts';
import { insertRow, sampleOf } from '#test/sample-rows.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const PASSWORD = 'a good long one';
const talk = await makeVipTalk();
const { world, services, couples } = talk;
const { schedule } = world.features;
const query = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
let passwordHash: string;
let versionId: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  [{ id: versionId }] = await query("select id from package_version where package_id = 'blossom' limit 1");
  const listed = { versionId, priceNGN: 15_000_000, priceUSD: 9375, bookable: true };
  await schedule.keepCounsellors([{ key: 'dr-bisi', name: 'Dr Bisi Adeyemi', ...listed }]);
  await linkCounsellors(world.db);
});
afterAll(() => world.close());

const lostOf = async (who: Pick<Client, 'call'>) => (await who.call(findLeaving, {})).body.lost;
const emailOf = async (who: Member) =>
  (await world.db.select().from(member).where(eq(member.id, who.id)))[0]!.email;
const leave = async (who: Member) => {
  await world.db.update(member).set({ passwordHash }).where(eq(member.id, who.id));
  const reply = await who.call(deleteAccount, { body: { proof: { password: PASSWORD } } });
  expect(reply.status).toBe(200);
};
const comeBack = async (who: Member) => {
  const client = world.stranger();
  await client.call(logIn, { body: { email: await emailOf(who), password: PASSWORD } });
  expect((await client.call(returnToAccount, {})).status).toBe(200);
  return client;
};
/** The clock of tests stands on Tuesday, 24 November 2026, 10:00 in Lagos. */
const TODAY = '2026-11-24T13:00:00.000Z';
let day = 0;
/** Each a day of its own: from Monday, 30 November, 09:00 in Lagos. */
const nextDay = () => new Date(Date.UTC(2026, 10, 30 + [0, 1, 2, 3, 4, 7, 8, 9][day++]!, 8)).toISOString();
const book = async (who: Member, more: object) => {
  const body = {
    id: randomUUID(),
    counsellor: 'dr-bisi',
    kind: 'session' as const,
    startsAt: nextDay(),
    name: 'Ada Okeke',
    email: 'ada@example.com',
    phone: '08031234567',
    message: '',
    ...more,
  };
  const reply = await who.call(bookAppointment, { body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.refusal));
  return body;
};
const bookPaid = async (who: Member, more: object = {}) => {
  const one = await book(who, more);
  await services.pay(world, one.id);
  return one;
};

test('appointments: each is named before with what goes back of it, is cancelled by it, and stays so on a return', async () => {
  const { ada } = await couples.couple();
  const plan = { memberId: ada.id, planId: randomUUID(), title: 'Starter', kind: 'session' as const };
  const usableUntil = later(world.clock.now(), 100 * DAY_MS);
  await world.db.transaction((tx) => schedule.credits.grant(tx, { ...plan, sessions: 3, usableUntil }));
  const near = await bookPaid(ada, { startsAt: TODAY });
  const far = await bookPaid(ada);
  const ofPlan = await book(ada, { useCredit: true });
  const held = await book(ada, {});
  const { appointments, sessions } = await lostOf(ada);
  expect(appointments).toEqual([
    { startsAt: near.startsAt, end: 'nothing' },
    { startsAt: far.startsAt, end: 'price' },
    { startsAt: ofPlan.startsAt, end: 'session' },
    { startsAt: held.startsAt, end: 'held' },
  ]);
  expect(sessions).toEqual([{ title: 'Starter', left: 2, usableUntil: usableUntil.toISOString() }]);

  const backs = services.givenBack.length;
  await leave(ada);
  expect(services.givenBack.slice(backs).map(({ subjectId }) => subjectId)).toEqual([far.id]);
  await world.deliver();
  const email = await emailOf(ada);
  const told = world.mails.findLast(
    ({ to, subject }) => to === email && subject === 'Your Ijeuwa account is being deleted',
  )!.text;
  expect(told).toMatch(/2026.* is cancelled\. All that you paid for it goes back to you\./);
  expect(told).toMatch(/is cancelled\. It is less than 24 hours away, so nothing of its price goes back\./);
  expect(told).toMatch(/Its session comes back, to be used if you return\./);
  expect(told).toContain('which is held for you, is let go.');
  expect(told).toContain('2 appointments that you bought and have not used wait for your return');
  expect(told).not.toMatch(/Bisi|counsel|Starter/i);

  const back = await comeBack(ada);
  const stateOf = async (id: string) => (await back.call(findAppointment, { params: { id } })).body.state;
  expect([await stateOf(near.id), await stateOf(far.id), await stateOf(ofPlan.id)]).toEqual(
    Array(3).fill('cancelled'),
  );
  expect((await back.call(findSessionCredits, {})).body.left).toBe(3);
  expect(await lostOf(back)).toMatchObject({ appointments: [], sessions: [{ left: 3 }] });
});

test('where one part of it fails nothing has ended, and the account is open', async () => {
  const { ada } = await couples.couple();
  const one = await bookPaid(ada);
  await world.db.update(member).set({ passwordHash }).where(eq(member.id, ada.id));
  const { endOf } = world.features.events;
  world.features.events.endOf = () => Promise.reject(new Error('no connection'));
  const reply = await ada.call(deleteAccount, { body: { proof: { password: PASSWORD } } });
  world.features.events.endOf = endOf;
  expect(reply.status).toBe(500);
  const { body } = await ada.call(findAppointment, { params: { id: one.id } });
  expect(body.state).toBe('confirmed');
  expect((await lostOf(ada)).appointments).toEqual([{ startsAt: one.startsAt, end: 'price' }]);
});

test('a VIP case: before anybody was proposed it is closed and its price goes back; later it stands still', async () => {
  const early = await talk.paidClient();
  expect((await lostOf(early.ada)).vip).toBe('price');
  await leave(early.ada);
  expect(services.givenBack.at(-1)).toMatchObject({ subjectId: early.id });
  const caseOf = async (id: string) => (await query('select state from vip_case where id = $1', id))[0].state;
  expect(await caseOf(early.id)).toBe('closed');

  const late = await talk.paidClient();
  await talk.claim(late.id);
  await talk.propose(late.id, late.others);
  expect((await lostOf(late.ada)).vip).toBe('rests_paid');
  const backs = services.givenBack.length;
  await leave(late.ada);
  expect([await caseOf(late.id), services.givenBack.length]).toEqual(['paused', backs]);
  const back = await comeBack(late.ada);
  expect((await back.call(resumeVip, {})).status).toBe(200);
  expect(await caseOf(late.id)).toBe('proposed');
});

test('a couple, a seat and a renewal: the other is free, keeps the time that they booked, and nothing is charged', async () => {
  const { ada, obi } = await couples.couple();
  const matchId = await matchThem(world, ada, obi);
  for (const one of [ada, obi]) await one.call(sayCouple, { params: { matchId } });
  const theirs = await bookPaid(obi, { withPartner: true });

  const now = world.clock.now();
  const features = ['Event invitations'];
  const packageVersionId = await savePackageOnce(world.db, { packageId: 'eventful' }, { features }, now);
  await addGrant(world.db, {
    memberId: ada.id,
    packageVersionId,
    startsAt: later(now, 400 * DAY_MS),
    endsAt: later(now, 500 * DAY_MS),
  });
  const planner = await talk.sign('ngozi', ['planner']);
  const entry = { title: 'Brunch', place: 'Ikoyi', day: '2027-06-13', time: '13:00', seats: 1, order: 1 };
  const data = { ...entry, description: 'Three long tables.' };
  const added = await planner.call(addEvent, { body: { data, reason: 'a new one' } });
  const event = added.body.entry.key;
  await query(
    // Of a change that she is not told yet she is not told any more.
    "insert into event_invitation (event_key, member_id, invited_at, coming, answered_at, untold, untold_version) values ($1, $2, now(), true, now(), 'moved', 1)",
    event,
    ada.id,
  );

  const order = { memberId: ada.id, packageVersionId, now, method: 'card' as const, status: 'paid' as const };
  await saveOrder(world.db, { ...order, reference: 'renews-1' });
  const [{ id: orderId }] = await query("select id from purchase_order where reference = 'renews-1'");
  const consentId = randomUUID();
  const consent = { id: consentId, member_id: ada.id, package_version_id: packageVersionId };
  await insertRow(world.platform.pool, 'renewal_consent', { ...sampleOf('renewal_consent'), ...consent });
  const agreed = { member_id: ada.id, consent_id: consentId, order_id: orderId, state: 'running' };
  const cardSealed = world.platform.sealing.seal('{}');
  await insertRow(world.platform.pool, 'agreement', {
    ...sampleOf('agreement'),
    ...agreed,
    id: randomUUID(),
    ended_because: null,
    card_sealed: cardSealed,
  });

  const lost = await lostOf(ada);
  expect(lost).toMatchObject({
    appointments: [{ startsAt: theirs.startsAt, end: 'along' }],
    renews: true,
    seats: [{ title: 'Brunch', startsAt: '2027-06-13T12:00:00.000Z' }],
    couple: expect.stringMatching(/^Obi/),
  });
  await leave(ada);
  expect((await obi.call(listCoupleTies, {})).body.ties).toEqual([]);
  expect(await world.features.couples.findPartner(world.db, obi.id)).toBeUndefined();
  expect(await query('select state from agreement where member_id = $1', ada.id)).toEqual([
    { state: 'ended' },
  ]);
  expect(await query('select coming from event_invitation where member_id = $1', ada.id)).toEqual([
    { coming: false },
  ]);

  // Erased before the room of appointments has looked: the time of whoever booked it, and the counsellor’s, stay taken.
  world.pass(RETURN_DAYS * DAY_MS);
  const taken = async () =>
    (await query('select person_id as id from claim where appointment_id = $1', theirs.id)).map(
      ({ id }) => id,
    );
  const before = await taken();
  expect(before).toContain(ada.id);
  await world.features.leaving.erasures.eraseDue();
  expect((await taken()).toSorted()).toEqual(before.filter((id) => id !== ada.id).toSorted());
  expect(await taken()).toContain(obi.id);
});

test('what a counsellor sees of whoever leaves: nothing, for the seven days; and their calendar answers no more', async () => {
  const { ada } = await couples.couple();
  const counsellor = await talk.sign('folake', ['counsellor']);
  await query(
    "update counsellor set staff_id = (select id from staff where email = $1) where key = 'dr-bisi'",
    staffEmail('folake'),
  );
  const { startsAt } = await bookPaid(ada, { name: 'Ada Okeke', message: 'We quarrel.' });
  await ada.call(clients.allowSessionNotes, { body: { consent: true } });
  const of = { params: { id: ada.id } };
  const write = () =>
    counsellor.call(clients.writeSessionNote, { ...of, body: { id: randomUUID(), text: 'Note.' } });
  const note = (await write()).body;
  const { pathname } = new URL((await ada.call(makeCalendarFeed, {})).body.address!);
  const calendar = () => world.app.inject({ url: pathname });
  const week = async () =>
    (
      await counsellor.call(listStaffAppointments, { query: { from: startsAt.slice(0, 10) } })
    ).body.appointments.find((one) => one.startsAt === startsAt);
  const seen = async () => ({
    listed: (await counsellor.call(clients.listClients, { query: {} })).body.clients.some(
      ({ _id }) => _id === ada.id,
    ),
    found: (await counsellor.call(clients.findClient, of)).status,
    notes: (await counsellor.call(clients.listSessionNotes, of)).status,
    changed: (
      await counsellor.call(clients.changeSessionNote, {
        params: { id: note._id },
        body: { text: 'Other.', version: note.version },
      })
    ).status,
    written: (await write()).status,
    former: (await counsellor.call(clients.listFormerNotes, {})).body.former.length,
    calendar: (await calendar()).statusCode,
  });
  expect(await week()).toMatchObject({ name: 'Ada Okeke', message: 'We quarrel.' });
  await leave(ada);
  const closed = {
    listed: false,
    found: 404,
    notes: 404,
    changed: 404,
    written: 404,
    former: 0,
    calendar: 404,
  };
  expect(await seen()).toEqual(closed);
  expect(await week()).toMatchObject({ name: '', email: '', phone: '', message: '', notes: '' });
  expect((await calendar()).body).not.toContain('VCALENDAR');
  await world.features.sessionNotes.endNotes();
  await comeBack(ada);
  const open = { listed: true, found: 200, notes: 200, changed: 200, written: 200, former: 0, calendar: 200 };
  expect(await seen()).toEqual(open);
});
