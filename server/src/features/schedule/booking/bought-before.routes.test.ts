// What was bought before books: sessions of a plan, private sessions of a package; and the other of a couple comes along, or stays away.

import { randomUUID } from 'node:crypto';
import { makeCalendarFeed } from '@ijeuwa/contract/calendar';
import { endCouple, sayCouple } from '@ijeuwa/contract/couples';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import * as calls from '@ijeuwa/contract/schedule';
import { chooseTherapyPlan } from '@ijeuwa/contract/therapy';
import { keepZone } from '@ijeuwa/contract/zones';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { addGrant } from '#test/grants.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import { blockThem, matchedPair } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await linkCounsellors(world.db);
});
afterAll(() => world.close());

const book = (who: Person, startsAt: string, change: object = {}) =>
  who.call(calls.bookAppointment, {
    body: {
      ...{ id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'session' as const, startsAt },
      ...{ name: 'Ada', email: 'ada@example.com', phone: '08031234567', useCredit: true, ...change },
    },
  });
const creditsOf = async (who: Person) => (await who.call(calls.findSessionCredits, {})).body;
const diaryOf = async (who: Person) =>
  (await who.call(calls.listAppointments, {})).body.appointments.map(({ _id }) => _id);
const cancel = (who: Person, id: string) => who.call(calls.cancelAppointment, { params: { id } });
const givePlan = async (who: Person) => {
  const id = randomUUID();
  await who.call(chooseTherapyPlan, { body: { id, package: 'starter' } });
  const paid = { memberId: who.id, orderId: randomUUID(), subjectId: id, paidAt: world.clock.now() };
  await world.db.transaction((tx) => world.features.therapy.plans.sells.give(tx, paid));
  return paid;
};

test('a plan of four books four sessions and no fifth; one that is cancelled in time comes back', async () => {
  const ada = await world.as('ada');
  await givePlan(ada);
  expect(await creditsOf(ada)).toMatchObject({
    left: 4,
    plans: [{ title: 'Starter plan', kind: 'session', sessions: 4 }],
  });
  const days = ['02', '04', '07', '09', '11'];
  const booked = [];
  for (const day of days) booked.push(await book(ada, `2026-12-${day}T08:00:00Z`));
  expect(booked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409]);
  expect(booked[0]!.body).toMatchObject({
    state: 'confirmed',
    type: 'Relationship therapy',
    bookedWith: { source: 'plan', title: 'Starter plan' },
  });
  // Half an hour is not what a plan holds.
  expect((await book(ada, '2026-12-14T08:00:00Z', { kind: 'consultation' })).status).toBe(409);
  await cancel(ada, booked[0]!.body._id);
  expect(await creditsOf(ada)).toMatchObject({ left: 1 });
  expect((await book(ada, '2026-12-11T08:00:00Z')).status).toBe(200);
});

test.each([
  ['forever', [200, 409], { left: 0, unlimited: false }],
  ['personalized', [200, 409], { left: 0, unlimited: true }],
])('the private session of %s is booked with nothing to pay', async (packageId, statuses, after) => {
  const bola = await world.as(`bola-${packageId}`);
  const [version] = await world.db
    .select({ id: packageVersion.id })
    .from(packageVersion)
    .where(eq(packageVersion.packageId, packageId));
  const startsAt = world.clock.now();
  const about = { memberId: bola.id, packageVersionId: version!.id, startsAt };
  await addGrant(world.db, { ...about, endsAt: later(startsAt, 90 * DAY_MS) });
  const hour = packageId === 'forever' ? '09' : '13';
  const kind = 'consultation';
  const replies = [
    await book(bola, `2026-11-30T${hour}:00:00Z`, { kind }),
    await book(bola, `2026-11-25T${hour}:00:00Z`, { kind }),
  ];
  expect(replies.map(({ status }) => status)).toEqual(statuses);
  expect(replies[0]!.body).toMatchObject({
    state: 'confirmed',
    bookedWith: { source: 'package' },
    quote: null,
  });
  expect(await creditsOf(bola)).toMatchObject(after);
  // A whole session is not what it holds.
  expect((await book(bola, `2026-12-02T${hour}:00:00Z`)).status).toBe(409);
});

let pairs = 0;
/** Each begins in an hour of its own. */
const couple = async () => {
  const { one, other, matchId } = await matchedPair(world, `ife${++pairs}`, `tunde${pairs}`);
  for (const who of [one, other]) await who.call(sayCouple, { params: { matchId } });
  await givePlan(one);
  const hour = ['09', '10', '13', '14', '15'][pairs]!;
  return { ife: one, tunde: other, matchId, startsAt: `2026-12-16T${hour}:00:00Z` };
};

const seenBy = async (who: Person, id: string) =>
  (await who.call(calls.findAppointment, { params: { id } })).body;
const calendarOf = async (who: Person) => {
  const { pathname } = new URL((await who.call(makeCalendarFeed, {})).body.address!);
  return (await world.app.inject({ url: pathname })).body;
};
/** As the mail of that subject brought it. */
const mailedCalendar = async (who: Person, subject: string) => {
  await world.deliver();
  const mail = world.mails.findLast((one) => one.to === who.user.email && one.subject === subject);
  return mail?.attachments?.[0]?.content.toString() ?? '';
};

test('the other of a couple comes along: their time is taken, it stands in both diaries, and the booker changes it', async () => {
  const { ife, tunde, startsAt } = await couple();
  const { body } = await book(ife, startsAt, { withPartner: true });
  expect(await diaryOf(tunde)).toEqual([body._id]);
  // Each reads the first name of the other: on the screen, on the dashboard, and below the title of the calendar's entry.
  expect([body.partner, (await seenBy(tunde, body._id)).partner]).toEqual([
    { name: tunde.user.name },
    { name: ife.user.name },
  ]);
  expect((await tunde.call(findDashboard, {})).body.nextSessionWith).toEqual([
    ife.user.name,
    'Dr Ibrahim Bello',
  ]);
  expect([await calendarOf(ife), await calendarOf(tunde)]).toEqual([
    expect.stringContaining(`\r\nDESCRIPTION:With ${tunde.user.name}.\r\n`),
    expect.stringContaining(`\r\nDESCRIPTION:With ${ife.user.name}.\r\n`),
  ]);
  expect(await mailedCalendar(tunde, 'Appointment confirmed')).toContain(
    `DESCRIPTION:With ${ife.user.name}.`,
  );
  expect((await book(tunde, startsAt, { counsellor: 'ngozi-okafor' })).status).toBe(409);
  // A session paid, and neither reads what they cannot do.
  const confirmedTo = (who: Person) =>
    world.mails.find(({ to, subject }) => to === who.user.email && subject === 'Appointment confirmed')!.text;
  expect(confirmedTo(ife)).toContain('cancel it and have the session back');
  expect(confirmedTo(tunde)).toContain('Whoever booked it can change it.');
  expect(confirmedTo(tunde)).not.toMatch(/move it|cancel it|price/);
  const move = { startsAt: '2026-12-18T08:00:00Z', version: body.version };
  const theirs = await tunde.call(calls.moveAppointment, { params: { id: body._id }, body: move });
  expect([theirs.status, theirs.refusal.message]).toEqual([
    409,
    'Whoever booked it can change it. Please ask them.',
  ]);
  await cancel(ife, body._id);
  await world.deliver();
  for (const who of [ife, tunde])
    expect(
      world.mails.some(({ to, subject }) => to === who.user.email && subject === 'Appointment cancelled'),
    ).toBe(true);
});

test('of one appointment each of the two is reminded on their own clock, beside that of the counsellor', async () => {
  const held = world.time.now;
  const { one: ada, other: obi, matchId } = await matchedPair(world, 'ada-in-lagos', 'obi-in-london');
  for (const who of [ada, obi]) await who.call(sayCouple, { params: { matchId } });
  await obi.call(keepZone, { body: { zone: 'Europe/London' } });
  await givePlan(ada);
  const { status } = await book(ada, '2026-12-16T13:00:00Z', {
    withPartner: true,
    counsellor: 'ngozi-okafor',
  });
  expect(status).toBe(200);
  const remindedAt = async (moment: string, who: Person) => {
    world.time.now = new Date(moment);
    await world.features.schedule.reminders.remindAll();
    await world.deliver();
    return world.mails.filter(({ to, subject }) => to === who.user.email && /reminder/.test(subject));
  };
  for (const [at, moment] of ['2026-12-15T13:00:00Z', '2026-12-16T12:00:00Z'].entries()) {
    const [hers, his] = [await remindedAt(moment, ada), await remindedAt(moment, obi)];
    expect([hers.length, his.length]).toEqual([at + 1, at + 1]);
    expect(hers[at]!.text).toContain('16 December 2026 at 14:00 WAT');
    expect(hers[at]!.text).not.toContain('GMT');
    expect(his[at]!.text).toContain('Wed 16 December 2026 at 13:00 GMT (14:00 WAT)');
  }
  world.time.now = held;
});

test('whoever comes along stays away by themselves: the booker keeps the time, and both are told', async () => {
  const { ife, tunde, startsAt } = await couple();
  const { body } = await book(ife, startsAt, { withPartner: true });
  expect((await cancel(tunde, body._id)).body).toMatchObject({ state: 'cancelled', mine: false });
  expect([await diaryOf(tunde), await diaryOf(ife)]).toEqual([[], [body._id]]);
  expect((await book(tunde, '2026-12-16T08:00:00Z', { useCredit: false })).status).toBe(200);
  await world.deliver();
  const subjects = (who: Person) =>
    world.mails.filter(({ to }) => to === who.user.email).map(({ subject }) => subject);
  expect(subjects(tunde)).toContain('Appointment: without you');
  expect(subjects(ife)).toContain('Appointment: you come alone');
  expect(subjects(ife)).not.toContain('Appointment cancelled');
  // It says what holds, and her calendar names nobody any more.
  const alone = { partner: null, comesAlone: true, state: 'confirmed', sequence: body.sequence + 1 };
  expect(await seenBy(ife, body._id)).toMatchObject(alone);
  expect((await ife.call(findDashboard, {})).body.nextSessionWith).toEqual(['Dr Ibrahim Bello']);
  expect(await calendarOf(ife)).not.toContain('DESCRIPTION');
  const updated = await mailedCalendar(ife, 'Appointment: you come alone');
  expect(updated).toContain(`SEQUENCE:${body.sequence + 1}`);
  expect(updated).not.toContain('DESCRIPTION');
});

test('two who are a couple no longer share no time to come, however it ended', async () => {
  const ended = await couple();
  const booked = (await book(ended.ife, ended.startsAt, { withPartner: true })).body._id;
  await ended.ife.call(endCouple, { params: { matchId: ended.matchId } });
  expect([await diaryOf(ended.tunde), await diaryOf(ended.ife)]).toEqual([[], [booked]]);
  expect(await seenBy(ended.ife, booked)).toMatchObject({ partner: null, comesAlone: true });

  const blocked = await couple();
  await book(blocked.ife, blocked.startsAt, { withPartner: true });
  await blockThem(world, blocked.ife, blocked.tunde);
  // From that moment, and not a minute later.
  const [mine] = (await blocked.ife.call(calls.listAppointments, {})).body.appointments;
  expect(mine!.partner).toEqual({ name: null });
  expect(await calendarOf(blocked.tunde)).not.toContain('DESCRIPTION');
  await world.features.schedule.together.partAll();
  expect(await diaryOf(blocked.tunde)).toEqual([]);
  expect(await diaryOf(blocked.ife)).toHaveLength(1);
});

test('nobody comes along of whom nothing makes a couple', async () => {
  const alone = await world.as('alone');
  await givePlan(alone);
  const { status, refusal } = await book(alone, '2026-12-16T08:00:00Z', { withPartner: true });
  expect([status, refusal.message]).toEqual([409, expect.stringContaining('not linked as a couple')]);
});

test('what the partner has then changes no answer: without a session, with one, and in a move', async () => {
  const { ife, tunde } = await couple();
  const startsAt = '2026-12-23T09:00:00Z';
  const alone = { counsellor: 'ngozi-okafor', useCredit: false };
  expect((await book(tunde, startsAt, alone)).status).toBe(200);
  const none = await book(ife, startsAt, { withPartner: true, kind: 'consultation' });
  expect([none.status, none.refusal.message, none.refusal.nearest]).toEqual([
    409,
    expect.stringContaining('no session left'),
    undefined,
  ]);
  const together = await book(ife, startsAt, { withPartner: true });
  expect([together.status, together.body.state]).toEqual([200, 'confirmed']);
  expect(await diaryOf(tunde)).toContain(together.body._id);
  const moved = await ife.call(calls.moveAppointment, {
    params: { id: together.body._id },
    body: { startsAt: '2026-12-18T13:00:00Z', version: together.body.version },
  });
  expect(moved.status).toBe(200);
  expect((await cancel(tunde, together.body._id)).status).toBe(200);
});

test('whoever has no session left hears of that before any diary is looked at', async () => {
  const [eve, obi] = [await world.as('eve'), await world.as('obi')];
  await givePlan(obi);
  expect((await book(obi, '2026-12-21T08:00:00Z')).status).toBe(200);
  const { refusal } = await book(eve, '2026-12-21T08:00:00Z');
  expect([refusal.message, refusal.nearest]).toEqual([expect.stringContaining('no session left'), undefined]);
});

const toldOf = async (who: Person, words: string): Promise<number> => {
  await world.deliver();
  return world.mails.filter(({ to, text }) => to === who.user.email && text.includes(words)).length;
};

test('a plan whose price went back keeps nothing: what is booked with it ends, and nothing comes back', async () => {
  const ngozi = await world.as('ngozi');
  const paid = await givePlan(ngozi);
  const booked = [];
  for (const at of ['18T15', '21T10', '21T13', '23T10'])
    booked.push((await book(ngozi, `2026-12-${at}:00:00Z`)).body._id);
  for (const _ of [1, 2])
    await world.db.transaction((tx) => world.features.therapy.plans.sells.takeBack(tx, paid, 'refunded'));
  const { appointments } = (await ngozi.call(calls.listAppointments, {})).body;
  expect(appointments.map(({ state }) => state)).toEqual(Array(4).fill('cancelled'));
  expect(await toldOf(ngozi, 'What was paid for its sessions went back.')).toBe(4);
  for (const id of booked) await cancel(ngozi, id);
  expect(await creditsOf(ngozi)).toMatchObject({ left: 0 });
  expect((await book(ngozi, '2026-12-21T10:00:00Z')).status).toBe(409);
  // Its time is anybody’s.
  expect((await book(await world.as('uche'), '2026-12-21T10:00:00Z', { useCredit: false })).status).toBe(200);
});

test('of a plan whose price a bank took the words say so', async () => {
  const zainab = await world.as('zainab');
  const paid = await givePlan(zainab);
  expect((await book(zainab, '2026-12-23T13:00:00Z')).status).toBe(200);
  await world.db.transaction((tx) => world.features.therapy.plans.sells.takeBack(tx, paid, 'charged_back'));
  expect(await toldOf(zainab, 'What was paid for its sessions is no longer with us.')).toBe(1);
  expect(await toldOf(zainab, 'went back')).toBe(0);
});
