// Sessions that were given: one repeat of an appointment, a month’s with its package, none moved beyond their end.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/schedule';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, later, MINUTE_MS } from '#platform/clock.ts';
import { matchThem } from '#test/matched.ts';
import { makeScheduleWorld } from '#test/schedule-world.ts';

let monthlySessions = 0;
const partnerOf = new Map<string, string>();
const it = await makeScheduleWorld({
  findMonthlySessions: async () => monthlySessions,
  findPartner: async (_, memberId) => partnerOf.get(memberId),
});
const { world, book, pay, schedule, db } = it;
afterAll(() => it.close());

let people = 0;
const somebody = () => it.as(`saver${++people}`);
type Somebody = Awaited<ReturnType<typeof somebody>>;
const leftOf = async (who: Somebody) => (await who.call(calls.findSessionCredits, {})).body.left;
const givePlan = (who: Somebody, usableUntil: Date) => {
  const plan = {
    memberId: who.id,
    planId: randomUUID(),
    title: 'Starter',
    kind: 'session',
    sessions: 1,
  } as const;
  return db.transaction((tx) => schedule.credits.grant(tx, { ...plan, usableUntil }));
};

/** What the session room says of it, once it has begun; then the clock goes back. */
const cutShort = async (id: string, startsAt: string) => {
  const held = world.time.now;
  world.time.now = later(new Date(startsAt), 20 * MINUTE_MS);
  await schedule.desk.attendByRoom(id, 'cut_short');
  world.time.now = held;
};
const desk = async () => {
  const { rows } = await world.platform.pool.query(
    "insert into staff (email, name, roles) values ($1, 'desk', '{admin}') returning id",
    [`${randomUUID()}@staff.example`],
  );
  return { staffId: rows[0].id as string, sessionId: '', roles: ['admin' as const] };
};
const paidFor = async (who: Somebody, startsAt: string) => {
  const { body } = await book(who, { startsAt });
  await pay(body._id);
  return body._id;
};

const mailsOf = (who: Somebody) =>
  world.mails.filter(({ to, subject }) => to === who.user.email && subject === 'Appointment: another one');

test('a repeat that is cut short itself goes back to where it was taken from, with its mail', async () => {
  const ada = await somebody();
  await cutShort(await paidFor(ada, '2026-11-30T08:00:00Z'), '2026-11-30T08:00:00Z');
  expect(await leftOf(ada)).toBe(1);
  expect((await ada.call(calls.findSessionCredits, {})).body.plans).toMatchObject([{ isRepeat: true }]);
  const repeat = await book(ada, { startsAt: '2026-12-01T08:00:00Z', useCredit: true });
  // It is what it repeats, and of no plan.
  expect(repeat).toMatchObject({
    status: 200,
    body: { type: 'Marriage counselling', bookedWith: { source: 'repeat' } },
  });
  await cutShort(repeat.body._id, '2026-12-01T08:00:00Z');
  expect(await leftOf(ada)).toBe(1);
  const held = world.time.now;
  world.time.now = new Date('2026-12-01T09:00:00Z');
  await world.deliver();
  world.time.now = held;
  expect(mailsOf(ada)).toHaveLength(2);
  // The room had it wrong: what went back is taken away again, once.
  const viewer = await desk();
  for (const _ of [1, 2]) await schedule.desk.attend(viewer, repeat.body._id, { how: 'held' });
  expect(await leftOf(ada)).toBe(0);
});

test('a repeat that is cancelled in time is free again, and its card and its mail say so', async () => {
  const ife = await somebody();
  await cutShort(await paidFor(ife, '2026-12-07T08:00:00Z'), '2026-12-07T08:00:00Z');
  const repeat = await book(ife, { startsAt: '2026-12-08T08:00:00Z', useCredit: true });
  const { body } = await ife.call(calls.cancelAppointment, { params: { id: repeat.body._id } });
  const words = 'The session that was free is yours again, and another time costs you nothing.';
  expect(body.back).toEqual({ steps: [{ text: words, by: null }], order: null });
  await world.deliver();
  const mail = world.mails.findLast(({ to }) => to === ife.user.email)!;
  expect([mail.subject, mail.text.includes(words)]).toEqual(['Appointment cancelled', true]);
});

test('what is repeated late can be used for sixty days more', async () => {
  const eve = await somebody();
  await cutShort(await paidFor(eve, '2026-12-04T08:00:00Z'), '2026-12-04T08:00:00Z');
  const held = world.time.now;
  world.time.now = new Date('2027-01-28T08:00:00Z');
  const session = { memberId: eve.id, sessionId: '' };
  const form = it.form({ startsAt: '2027-02-01T09:00:00Z', useCredit: true });
  const repeat = await schedule.booking.book(session, form);
  // By the time that somebody says how it went the first sixty days are over. Silence repeats no repeat.
  world.time.now = new Date('2027-02-03T09:50:00Z');
  await schedule.unsaid.settleAll();
  expect(await schedule.credits.find(eve.id)).toMatchObject({ left: 0 });
  await schedule.desk.attend(await desk(), repeat._id, { how: 'cut_short' });
  expect(await schedule.credits.find(eve.id)).toMatchObject({
    left: 1,
    plans: [{ usableUntil: '2027-04-04T09:50:00.000Z' }],
  });
  await world.deliver();
  expect(mailsOf(eve).at(-1)!.text).toContain('Please book a time within 60 days');
  world.time.now = held;
});

test('where the desk says that it was not too short after all, its repeat is taken back', async () => {
  const obi = await somebody();
  const short = await paidFor(obi, '2026-12-02T08:00:00Z');
  await cutShort(short, '2026-12-02T08:00:00Z');
  expect(await leftOf(obi)).toBe(1);
  const viewer = await desk();
  const booked = await book(obi, { startsAt: '2026-12-03T13:00:00Z', useCredit: true });
  for (const _ of [1, 2]) await schedule.desk.attend(viewer, short, { how: 'held' });
  expect(await leftOf(obi)).toBe(0);
  await obi.call(calls.cancelAppointment, { params: { id: booked.body._id } });
  expect(await leftOf(obi)).toBe(0);
});

test('what a package gave for a month ends with the package', async () => {
  monthlySessions = 1;
  const ada = await somebody();
  expect(await leftOf(ada)).toBe(1);
  monthlySessions = 0;
  expect(await leftOf(ada)).toBe(0);
  const asked = { kind: 'consultation', startsAt: '2026-11-30T09:00:00Z', useCredit: true };
  expect((await book(ada, asked)).status).toBe(409);
  monthlySessions = 1;
  expect((await book(ada, asked)).status).toBe(200);
  monthlySessions = 0;
});

test('a stop while a month is given loses none of it', async () => {
  monthlySessions = 1;
  const ada = await somebody();
  await world.platform.pool.query(
    "alter table session_credit add constraint stopped check (why <> 'granted') not valid",
  );
  expect((await ada.call(calls.findSessionCredits, {})).status).toBe(500);
  await world.platform.pool.query('alter table session_credit drop constraint stopped');
  expect(await leftOf(ada)).toBe(1);
  monthlySessions = 0;
});

test('a session is not moved beyond the day until which it can be used', async () => {
  const ada = await somebody();
  await givePlan(ada, later(world.clock.now(), 10 * DAY_MS));
  const { body } = await book(ada, { startsAt: '2026-12-03T08:00:00Z', useCredit: true });
  const move = (startsAt: string) =>
    ada.call(calls.moveAppointment, { params: { id: body._id }, body: { startsAt, version: body.version } });
  const late = await move('2026-12-07T08:00:00Z');
  expect([late.status, late.refusal.message]).toEqual([
    409,
    expect.stringContaining('cannot be used so late'),
  ]);
  expect((await move('2026-12-03T09:00:00Z')).status).toBe(200);
});

test('why it was cancelled is said to whoever booked, and not to whoever comes along', async () => {
  const [ada, obi] = [await somebody(), await somebody()];
  partnerOf.set(ada.id, obi.id);
  await matchThem(world, ada, obi);
  const { body } = await book(ada, { startsAt: '2026-12-04T08:00:00Z', withPartner: true });
  await pay(body._id);
  await db.transaction((tx) => schedule.changes.endOf(tx, ada.id));
  await world.deliver();
  const mailTo = (who: Somebody) =>
    world.mails.find(({ to, subject }) => to === who.user.email && subject === 'Appointment cancelled')!.text;
  expect(mailTo(ada)).toContain('erasure');
  expect(mailTo(obi)).not.toMatch(/erasure|paid|You asked/);
});

test('a session of a plan that is cancelled late: the mail speaks of the session, and of no price', async () => {
  const ada = await somebody();
  await givePlan(ada, later(world.clock.now(), 10 * DAY_MS));
  const { body } = await book(ada, { startsAt: '2026-11-25T08:00:00Z', useCredit: true });
  await ada.call(calls.cancelAppointment, { params: { id: body._id } });
  await world.deliver();
  const mail = world.mails.find(
    ({ to, subject }) => to === ada.user.email && subject === 'Appointment cancelled',
  );
  expect(mail?.text).toContain('It was less than 24 hours before, so the session does not come back.');
  expect(mail?.text).not.toContain('price');
});
