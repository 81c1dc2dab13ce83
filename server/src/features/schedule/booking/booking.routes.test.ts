// A free time is booked, paid, moved, cancelled and taken again, by as many people as want it: one of them has it.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/schedule';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { enterMember } from '#test/members.ts';
import { BISI, MONDAY, makeScheduleWorld, TUNDE } from '#test/schedule-world.ts';

const it = await makeScheduleWorld();
const { world, book, pay, money, schedule, db } = it;
afterAll(() => it.close());

let people = 0;
/** Somebody who has booked nothing yet. */
const somebody = () => it.as(`person${++people}`);
/** Each test has a time of its own, so that none is in another’s way. */
let times = 0;
const SLOTS = [8, 9, 10, 13, 14, 15];
const freeTime = (): string => {
  const at = times++;
  const day = [30, 31, 32, 33, 34, 37, 38, 39, 40, 41, 44, 45, 46, 47, 48][Math.floor(at / SLOTS.length)]!;
  return new Date(Date.UTC(2026, 10, day, SLOTS[at % SLOTS.length])).toISOString();
};
const slotsOf = async (person: Awaited<ReturnType<typeof somebody>>, from: string, key = BISI) =>
  (await person.call(calls.listSlots, { params: { key }, query: { from } })).body.days;

test('the free times of fourteen days stand on the counsellor’s clock, six a day where they are there', async () => {
  const ada = await somebody();
  const { body } = await ada.call(calls.listSlots, { params: { key: BISI }, query: { from: '2026-11-30' } });
  expect(body.zone).toBe('Africa/Lagos');
  expect(body.days).toHaveLength(14);
  expect(body.days[0]!.slots.map(({ label }) => label)).toEqual([
    'Mon at 09:00',
    'Mon at 10:00',
    'Mon at 11:00',
    'Mon at 14:00',
    'Mon at 15:00',
    'Mon at 16:00',
  ]);
  expect(body.days[0]!.slots[0]).toEqual({
    startsAt: MONDAY,
    label: 'Mon at 09:00',
    mine: false,
    byTransfer: true,
  });
  expect(body.days[5]!.slots).toEqual([]);
  // Now it is Tuesday, 10:00 there: four hours ahead is 14:00, and 48 are Thursday.
  const [today, , thursday] = await slotsOf(ada, '2026-11-24');
  expect(today!.slots.map(({ label, byTransfer }) => [label, byTransfer])).toEqual([
    ['Tue at 14:00', false],
    ['Tue at 15:00', false],
    ['Tue at 16:00', false],
  ]);
  expect(thursday!.slots.map(({ byTransfer }) => byTransfer)).toEqual([false, true, true, true, true, true]);
  expect((await ada.call(calls.listSlots, { params: { key: 'nobody' }, query: {} })).status).toBe(404);
});

test('a hold is seen by its holder alone, is confirmed when it is paid, and its mail says only Appointment', async () => {
  const [ada, obi] = [await somebody(), await somebody()];
  const startsAt = freeTime();
  const { body: held } = await book(ada, { startsAt });
  expect(held).toMatchObject({
    state: 'held',
    status: 'Pending',
    mine: true,
    type: 'Marriage counselling',
    movesLeft: 2,
    message: 'We would like to talk.',
  });
  expect(held.quote).toMatchObject({ kind: 'session', total: { amountMinor: 15_000_000, currency: 'NGN' } });
  expect(held.heldUntil).toBe(new Date(world.clock.now().getTime() + 15 * MINUTE_MS).toISOString());
  const day = startsAt.slice(0, 10);
  const seenBy = async (person: typeof ada) =>
    (await slotsOf(person, day))[0]!.slots.find((one) => one.startsAt === startsAt)?.mine;
  expect([await seenBy(ada), await seenBy(obi)]).toEqual([true, undefined]);

  await pay(held._id);
  const { body: confirmed } = await ada.call(calls.findAppointment, { params: { id: held._id } });
  expect(confirmed).toMatchObject({ state: 'confirmed', status: 'Confirmed', quote: null, heldUntil: null });
  expect(await seenBy(ada)).toBeUndefined();
  await world.deliver();
  const mail = world.mails.findLast((one) => one.to === ada.user.email)!;
  expect(mail.subject).toBe('Appointment confirmed');
  expect(mail.attachments[0]?.filename).toBe('appointment.ics');
  expect(JSON.stringify(mail)).not.toMatch(/counsel|therap/i);
});

test('sixty who book four times at once: four have them, and each other is told the three nearest', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      enterMember(world, `crowd${at}`, { package: 'none', cardStatus: 'none' }),
    ),
  );
  const wanted = Array.from({ length: 4 }, freeTime);
  const replies = await Promise.all(
    crowd.map(({ jar }, at) => {
      const person = it.stranger();
      person.jar.cookie = jar.cookie;
      return book(person, { startsAt: wanted[at % 4] });
    }),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([...Array(4).fill(200), ...Array(56).fill(409)]);
  for (const [at, { status, refusal }] of replies.entries()) {
    if (status !== 409) continue;
    expect(refusal.nearest).toHaveLength(3);
    expect(refusal.message).toMatch(
      /^This time has just been taken\. The nearest free times are \w{3} \d+ \w+ at /,
    );
    expect(refusal.message).toContain('(Lagos time)');
    expect(refusal.nearest).not.toContain(wanted[at % 4]);
  }
});

test('sent with the same id it is one booking; another’s id opens nothing', async () => {
  const [ada, obi] = [await somebody(), await somebody()];
  const form = it.form({ startsAt: freeTime() });
  const [one, other] = await Promise.all([1, 2].map(() => ada.call(calls.bookAppointment, { body: form })));
  expect([one!.status, other!.status]).toEqual([200, 200]);
  expect((await ada.call(calls.listAppointments, {})).body.appointments).toHaveLength(1);
  expect((await obi.call(calls.bookAppointment, { body: form })).status).toBe(409);
  expect((await obi.call(calls.findAppointment, { params: { id: form.id } })).status).toBe(404);
});

test('a member has one hold: the one before is let go, and Back lets this one go too', async () => {
  const [ada, obi] = [await somebody(), await somebody()];
  const [first, second] = [freeTime(), freeTime()];
  const { body: before } = await book(ada, { startsAt: first });
  const { body: after } = await book(ada, { startsAt: second });
  expect(money.offerOf(before._id)).toBeDefined();
  expect((await ada.call(calls.findAppointment, { params: { id: before._id } })).body.state).toBe('lapsed');
  expect((await book(obi, { startsAt: first })).status).toBe(200);
  for (const _ of [1, 2])
    expect((await ada.call(calls.cancelAppointment, { params: { id: after._id } })).body.state).toBe(
      'lapsed',
    );
  expect((await book(obi, { startsAt: second })).status).toBe(200);
});

test('a hold whose transfer was announced is not asked for again, and no other booking takes its place', async () => {
  const ada = await somebody();
  const held = (await book(ada, { startsAt: freeTime(), byTransfer: true })).body;
  expect(held.quote).not.toBeNull();
  money.announced.add(held._id);
  const params = { id: held._id };
  expect((await ada.call(calls.findAppointment, { params })).body).toMatchObject({
    state: 'held',
    quote: null,
  });
  const refused = await book(ada, { startsAt: freeTime() });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: expect.stringContaining('transfer') },
  ]);
  expect((await ada.call(calls.findAppointment, { params })).body.state).toBe('held');
  await ada.call(calls.cancelAppointment, { params });
  expect((await book(ada, { startsAt: freeTime() })).status).toBe(200);
});

test('a hold that ended is cleared by whoever books; its money, late, chooses again, and silence gives it back', async () => {
  const [ada, obi] = [await somebody(), await somebody()];
  const startsAt = freeTime();
  const { body: held } = await book(ada, { startsAt });
  expect((await book(obi, { startsAt })).status).toBe(409);
  world.pass(15 * MINUTE_MS);
  const { body: taken } = await book(obi, { startsAt });
  expect(taken.state).toBe('held');
  await pay(held._id);
  const shown = async () => (await ada.call(calls.findAppointment, { params: { id: held._id } })).body;
  expect(await shown()).toMatchObject({ state: 'choosing', status: 'Please choose a new time' });

  const other = freeTime();
  const chosen = await ada.call(calls.moveAppointment, {
    params: { id: held._id },
    body: { startsAt: other, version: (await shown()).version },
  });
  expect(chosen.body).toMatchObject({ state: 'confirmed', startsAt: other, movesLeft: 2 });
  expect(money.earned.get(held._id)?.startsAt.toISOString()).toBe(other);

  world.pass(15 * MINUTE_MS);
  const [eve, ngozi] = [await somebody(), await somebody()];
  const { body: lost } = await book(eve, { startsAt });
  world.pass(15 * MINUTE_MS);
  await book(ngozi, { startsAt });
  await pay(lost._id);
  // Their sessions do not last so long: the clock goes back for them.
  world.pass(3 * DAY_MS);
  await schedule.paid.clearRunOut();
  world.pass(-3 * DAY_MS);
  expect((await eve.call(calls.findAppointment, { params: { id: lost._id } })).body.state).toBe('cancelled');
  expect(money.backs.get(lost._id)).toBe('No other time was chosen within 72 hours.');
});

test('late money is booked where the time is still free', async () => {
  const ada = await somebody();
  const { body: held } = await book(ada, { startsAt: freeTime() });
  world.pass(HOUR_MS);
  await schedule.paid.clearRunOut();
  const shown = async () => (await ada.call(calls.findAppointment, { params: { id: held._id } })).body;
  expect(await shown()).toMatchObject({ state: 'lapsed', status: 'Not paid, and let go' });
  await pay(held._id);
  expect(await shown()).toMatchObject({ state: 'confirmed' });
  expect(money.backs.has(held._id)).toBe(false);
});

test('it moves twice, for nothing, to a time that is free, with what was seen last', async () => {
  const ada = await somebody();
  const [first, second, third, fourth] = [freeTime(), freeTime(), freeTime(), freeTime()];
  const { body: held } = await book(ada, { startsAt: first });
  await pay(held._id);
  const version = async () =>
    (await ada.call(calls.findAppointment, { params: { id: held._id } })).body.version;
  const move = async (startsAt: string, seen?: number) =>
    ada.call(calls.moveAppointment, {
      params: { id: held._id },
      body: { startsAt, version: seen ?? (await version()) },
    });
  const seen = await version();
  expect((await move(second, seen)).body).toMatchObject({ startsAt: second, movesLeft: 1 });
  expect((await move(third, seen)).refusal.message).toBe(
    'It has changed meanwhile. Please look at it again.',
  );
  expect((await move(second)).body).toMatchObject({ movesLeft: 1 });
  expect((await move(third)).body).toMatchObject({ startsAt: third, movesLeft: 0 });
  expect((await move(fourth)).refusal.message).toContain('moved twice already');
  expect(money.paid.get(held._id)).toBe(1);
  const { rows } = await world.platform.pool.query(
    'select count(*)::int from claim where appointment_id = $1',
    [held._id],
  );
  expect(rows[0].count).toBe(2);
});

test('cancelled a day before all goes back, later nothing does', async () => {
  const [early, late] = [await somebody(), await somebody()];
  const bookPaid = async (person: typeof early, change: object) => {
    const { body } = await book(person, change);
    await pay(body._id);
    return body._id;
  };
  const cancel = (person: typeof early, id: string) =>
    person.call(calls.cancelAppointment, { params: { id } });
  const inTime = await bookPaid(early, { startsAt: freeTime() });
  for (const _ of [1, 2]) expect((await cancel(early, inTime)).body.state).toBe('cancelled');
  expect(money.backs.get(inTime)).toContain('at least 24 hours before');
  const soon = await bookPaid(late, { startsAt: '2026-11-25T09:00:00.000Z' });
  expect((await cancel(late, soon)).body.state).toBe('cancelled');
  expect(money.backs.has(soon)).toBe(false);
  await world.deliver();
  const mail = world.mails.find(
    (one) => one.to === late.user.email && one.subject === 'Appointment cancelled',
  )!;
  expect(mail.text).toContain('less than 24 hours before');
});

test('of a hundred who book at once with one session one does, and cancelled in time it comes back', async () => {
  const ada = await somebody();
  const usableUntil = new Date('2027-06-01T00:00:00Z');
  const plan = { memberId: ada.id, planId: randomUUID(), title: 'Essential', sessions: 1, usableUntil };
  for (const _ of [1, 2])
    await db.transaction((tx) => schedule.credits.grant(tx, { ...plan, kind: 'session' }));
  const wanted = Array.from({ length: 10 }, freeTime);
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, at) => book(ada, { startsAt: wanted[at % 10], useCredit: true })),
  );
  const won = replies.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(replies.filter(({ status }) => ![200, 409, 429].includes(status))).toEqual([]);
  const left = async () => (await ada.call(calls.findSessionCredits, {})).body;
  expect(await left()).toMatchObject({ left: 0, plans: [{ title: 'Essential', sessions: 1, left: 0 }] });
  const { body } = won[0]!;
  expect(body).toMatchObject({
    state: 'confirmed',
    bookedWith: { source: 'plan', title: 'Essential' },
    type: 'Relationship therapy',
    quote: null,
  });
  for (const _ of [1, 2]) await ada.call(calls.cancelAppointment, { params: { id: body._id } });
  expect(await left()).toMatchObject({ left: 1 });
  await db.transaction((tx) => schedule.credits.revoke(tx, plan.planId, 'refunded'));
  expect(await left()).toMatchObject({ left: 0 });
});

test('too near, too far, on a day they are not there, or in a currency without a price: it says so, and what is free', async () => {
  const ada = await somebody();
  const refusal = async (change: object) => (await book(ada, change)).refusal;
  expect((await refusal({ startsAt: '2026-11-24T10:00:00Z' })).message).toContain('at least 4 hours away');
  const byTransfer = await refusal({ startsAt: '2026-11-25T10:00:00Z', byTransfer: true });
  expect(byTransfer.message).toContain('needs 48 hours');
  expect(byTransfer.nearest!.every((one) => one >= '2026-11-26T09')).toBe(true);
  expect((await refusal({ startsAt: '2027-03-01T08:00:00Z' })).message).toContain('within the next 60 days');
  expect((await refusal({ startsAt: '2026-12-01T08:00:00Z', counsellor: TUNDE })).message).toContain(
    'not offered',
  );
  expect((await refusal({ startsAt: '2026-12-01T08:30:00Z' })).nearest).toHaveLength(3);
  expect((await refusal({ startsAt: freeTime(), currency: 'EUR' })).message).toContain(
    'naira or in US dollars',
  );
});
