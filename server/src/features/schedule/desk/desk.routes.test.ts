// Counsellors and administrators at work: their own week, when they are there, who came, and Eid declared late.
import { randomUUID } from 'node:crypto';
import * as member from '@ijeuwa/contract/schedule';
import * as calls from '@ijeuwa/contract/staff-schedule';
import { afterAll, expect, test } from 'vitest';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import { BISI, makeScheduleWorld, TUNDE } from '#test/schedule-world.ts';

const it = await makeScheduleWorld();
const { world, book, pay, money, schedule } = it;
afterAll(() => it.close());

const reason = 'It is hers.';
// Signed in at the same database; here they call with their own cookie.
const staffHere = async (name: string, roles: Parameters<typeof signInStaff>[2]) => {
  const { jar } = await signInStaff(world, name, roles);
  const person = it.stranger();
  person.jar.cookie = jar.cookie;
  return person;
};
const admin = await staffHere('amaka', ['admin']);
const bisi = await staffHere('bisi', ['counsellor']);
const link = (key: string, email: string | null) =>
  admin.call(calls.linkCounsellor, { params: { key }, body: { email, reason } });

const adminViewer = async () => {
  const { rows } = await world.platform.pool.query('select id from staff where email = $1', [
    staffEmail('amaka'),
  ]);
  return { staffId: rows[0].id as string, sessionId: '', roles: ['admin' as const] };
};

let people = 0;
const booked = async (change: object) => {
  const person = await it.as(`client${++people}`);
  const { body, refusal } = await book(person, change);
  if (!body._id) throw new Error(refusal.message);
  await pay(body._id);
  return { person, id: body._id };
};

test('an administrator says who a counsellor is; from then on they see what is theirs, and nothing else', async () => {
  expect((await bisi.call(calls.listStaffCounsellors, {})).body.counsellors).toEqual([]);
  expect((await link(BISI, 'nobody@staff.example')).status).toBe(409);
  expect((await link(BISI, staffEmail('bisi'))).body).toMatchObject({
    key: BISI,
    staff: { name: 'bisi' },
    mine: false,
  });
  expect((await link(TUNDE, staffEmail('bisi'))).refusal.message).toBe(
    'They are another counsellor already.',
  );
  const { counsellors } = (await bisi.call(calls.listStaffCounsellors, {})).body;
  expect(counsellors.map(({ key, mine }) => [key, mine])).toEqual([[BISI, true]]);

  const mine = await booked({ startsAt: '2026-11-30T08:00:00Z' });
  const other = await booked({ startsAt: '2026-11-30T08:00:00Z', counsellor: TUNDE });
  const week = async (person: typeof bisi) =>
    (await person.call(calls.listStaffAppointments, { query: { from: '2026-11-30' } })).body.appointments.map(
      (one) => one._id,
    );
  expect(await week(bisi)).toEqual([mine.id]);
  // In a week before it: when the next is, of theirs alone.
  const before = await bisi.call(calls.listStaffAppointments, { query: { from: '2026-11-23' } });
  expect(before.body).toMatchObject({ appointments: [], nextAt: '2026-11-30T08:00:00.000Z' });
  const after = await bisi.call(calls.listStaffAppointments, { query: { from: '2026-11-30' } });
  expect(after.body.nextAt).toBeNull();
  expect((await week(admin)).sort()).toEqual([mine.id, other.id].sort());
  const cancel = (id: string) =>
    bisi.call(calls.cancelByCounsellor, { params: { id }, body: { reason: 'I am ill.' } });
  expect((await cancel(other.id)).status).toBe(404);
  expect((await bisi.call(calls.findAvailability, { params: { key: TUNDE } })).status).toBe(404);
  expect((await cancel(mine.id)).body).toMatchObject({
    state: 'cancelled',
    message: 'We would like to talk.',
    // Nobody has to be reached about it any more.
    phone: '',
    email: '',
  });
  expect(money.backs.get(mine.id)).toBe('Cancelled from the counsellor’s side.');
  await world.deliver();
  const toClient = world.mails
    .filter((one) => one.to === mine.person.user.email)
    .map(({ subject }) => subject);
  expect(toClient).toContain('Appointment cancelled');
  const toBisi = world.mails.filter((one) => one.to === staffEmail('bisi')).map(({ subject }) => subject);
  expect(toBisi).toEqual(expect.arrayContaining(['Appointment confirmed', 'Appointment cancelled']));
});

test('when they are there is changed by what was seen last; what is booked already stays, and is named', async () => {
  const { id } = await booked({ startsAt: '2026-12-01T08:00:00Z' });
  const of = { params: { key: BISI } };
  const before = (await bisi.call(calls.findAvailability, of)).body;
  expect(before.week).toHaveLength(5);
  const body = {
    week: before.week.filter(({ weekday }) => weekday !== 2),
    exceptions: [{ day: '2026-12-02', from: null, to: null }],
    version: before.version,
  };
  const changed = await bisi.call(calls.changeAvailability, { ...of, body });
  expect(changed.body.bookedOutside).toEqual([{ _id: id, startsAt: '2026-12-01T08:00:00.000Z' }]);
  expect((await bisi.call(calls.changeAvailability, { ...of, body })).status).toBe(409);
  const reader = await it.as('reader');
  const { days } = (await reader.call(member.listSlots, { ...of, query: { from: '2026-12-01' } })).body;
  expect(days.slice(0, 3).map(({ slots }) => slots.length)).toEqual([0, 0, 6]);
  const wrong = async (week: object[]) =>
    (await bisi.send('PUT', `/api/staff/availability/${BISI}`, { ...body, week })).status;
  expect(await wrong([{ weekday: 1, from: '10:00', to: '09:00' }])).toBe(400);
  expect(
    await wrong([
      { weekday: 1, from: '09:00', to: '11:00' },
      { weekday: 1, from: '10:00', to: '12:00' },
    ]),
  ).toBe(400);
});

test('of which nobody says how it went the desk is told by its clock; then another costs nothing', async () => {
  const held = world.time.now;
  const { unsaid } = schedule;
  const [first, second] = [
    await booked({ startsAt: '2026-11-25T13:00:00Z' }),
    await booked({ startsAt: '2026-11-25T14:00:00Z' }),
  ];
  const list = async () => (await schedule.desk.list(await adminViewer(), {})).unsaid;
  const subjects = async (to: string) => {
    for (const _ of [1, 2]) {
      await unsaid.alarm.sound();
      await unsaid.settleAll();
    }
    world.mails.length = 0;
    await world.deliver();
    return world.mails.filter((one) => one.to === to).map(({ subject }) => subject);
  };
  await world.deliver();
  world.time.now = new Date('2026-11-25T13:54:00Z');
  // Those of other tests.
  for (const { _id } of await list()) await schedule.desk.attend(await adminViewer(), _id, { how: 'held' });
  expect(await list()).toEqual([]);
  world.time.now = new Date('2026-11-25T15:00:00Z');
  expect(await list()).toMatchObject([
    { _id: first.id, state: 'confirmed', sayBy: '2026-11-26T13:50:00.000Z' },
    { _id: second.id },
  ]);
  expect(await subjects(staffEmail('amaka'))).toEqual([]);
  world.time.now = new Date('2026-11-26T11:00:00Z');
  expect(await subjects(staffEmail('amaka'))).toEqual([
    '2 appointments of which nobody says how they went are due soon',
  ]);
  // It was asked of the counsellor too, of each by itself.
  expect(world.mails.filter((one) => one.to === staffEmail('bisi')).map(({ subject }) => subject)).toEqual([
    'Appointment: how did it go?',
    'Appointment: how did it go?',
  ]);
  await schedule.desk.attend(await adminViewer(), first.id, { how: 'held' });
  world.time.now = new Date('2026-11-26T14:50:00Z');
  expect(await subjects(staffEmail('amaka'))).toEqual(['How an appointment went is overdue']);
  world.time.now = new Date('2026-11-27T14:49:59Z');
  expect(await subjects(second.person.user.email)).toEqual([]);
  world.time.now = new Date('2026-11-27T14:50:00Z');
  expect(await subjects(second.person.user.email)).toEqual(['Appointment: another one']);
  expect(await list()).toEqual([]);
  const left = async (id: string) => (await schedule.credits.find(id)).left;
  expect([await left(first.person.id), await left(second.person.id)]).toEqual([0, 1]);

  // What is a repeat itself is given again by a week's silence alone: so long it waits for an administrator, and the member reads so.
  world.time.now = new Date('2026-11-27T15:00:00Z');
  const again = await schedule.booking.book(
    { memberId: second.person.id, sessionId: '' },
    it.form({ startsAt: '2026-11-30T13:00:00Z', useCredit: true }),
  );
  expect(await left(second.person.id)).toBe(0);
  world.time.now = new Date('2026-12-02T13:50:00Z');
  await unsaid.settleAll();
  expect(await left(second.person.id)).toBe(0);
  expect((await list()).map(({ _id, state }) => [_id, state])).toContainEqual([again._id, 'confirmed']);
  const seen = await schedule.booking.show(again._id, second.person.id);
  expect([seen.status, seen.saidUntil]).toEqual(['We are finding out how it went', null]);
  await schedule.desk.attend(await adminViewer(), again._id, { how: 'cut_short' });
  expect(await left(second.person.id)).toBe(1);
  // The desk knows better within a week: it was held after all, and nothing is repeated.
  const shownAs = async () =>
    (await schedule.desk.list(await adminViewer(), { from: '2026-11-25' })).appointments.flatMap((one) =>
      one._id === second.id ? [[one.state, one.repeated]] : [],
    );
  expect(await shownAs()).toEqual([['done', true]]);
  await schedule.desk.attend(await adminViewer(), second.id, { how: 'held' });
  expect(await shownAs()).toEqual([['done', false]]);
  expect(await left(second.person.id)).toBe(0);
  expect(again.bookedWith).toMatchObject({ source: 'repeat' });
  world.time.now = held;
});

test('how it went: used, refunded unasked, or repeated free', async () => {
  // Nobody of the staff stays signed in for nine days: the desk itself is asked.
  const viewer = await adminViewer();
  const say = async (id: string, how: 'held' | 'member_absent' | 'counsellor_absent' | 'cut_short') =>
    schedule.desk.attend(viewer, id, { how }).then(
      ({ state }) => state,
      (error: Error) => error.message,
    );
  const held = world.time.now;
  const [used, missed, short] = [
    await booked({ startsAt: '2026-12-03T08:00:00Z' }),
    await booked({ startsAt: '2026-12-03T09:00:00Z' }),
    await booked({ startsAt: '2026-12-03T10:00:00Z' }),
  ];
  expect(await say(used.id, 'held')).toBe('It has not begun yet.');
  world.time.now = new Date('2026-12-03T10:20:00Z');
  expect(await say(used.id, 'member_absent')).toBe('no_show_member');
  // That nobody came is corrected for a week; what took place is not.
  expect(await say(used.id, 'held')).toBe('done');
  expect(await say(used.id, 'member_absent')).toBe('How it went was said already.');
  expect(await say(missed.id, 'counsellor_absent')).toBe('no_show_counsellor');
  for (const _ of [1, 2]) expect(await say(short.id, 'cut_short')).toBe('done');
  expect([...money.backs.keys()].filter((id) => [used.id, missed.id, short.id].includes(id))).toEqual([
    missed.id,
  ]);
  expect(await schedule.credits.find(short.person.id)).toMatchObject({
    left: 1,
    plans: [{ title: 'A session that is repeated' }],
  });
  world.time.now = held;
});

test('Eid declared late cancels nothing, closes its day, and asks both sides once', async () => {
  const held = world.time.now;
  world.time.now = new Date('2027-03-01T08:00:00Z');
  const eid = (await schedule.holidays.list()).holidays.find(({ day }) => day === '2027-03-10')!;
  expect(eid).toMatchObject({ name: 'Eid al-Fitr', provisional: true });
  const { person, id } = await booked({ startsAt: '2027-03-10T08:00:00Z' });
  world.time.now = new Date('2027-03-09T20:00:00Z');
  const viewer = await adminViewer();
  const declare = () => schedule.holidays.change(viewer, eid._id, { ...eid, provisional: false });
  for (const _ of [1, 2]) expect((await declare()).booked).toBe(1);
  const kept = await world.platform.pool.query('select state from appointment where id = $1', [id]);
  expect(kept.rows[0].state).toBe('confirmed');
  expect((await schedule.times.listSlots(person.id, BISI, { from: '2027-03-10' })).days[0]!.slots).toEqual(
    [],
  );
  world.time.now = new Date('2027-03-10T06:30:00Z');
  await world.deliver();
  const asked = world.mails.filter(({ subject }) => subject === 'Appointment: a holiday').map(({ to }) => to);
  expect(asked.sort()).toEqual([staffEmail('bisi'), person.user.email].sort());
  world.time.now = held;
});

test('a holiday is added once; one that is not there cannot be declared', async () => {
  const body = { id: randomUUID(), day: '2027-06-14', name: 'A day of mourning', provisional: false };
  for (const _ of [1, 2]) expect((await admin.call(calls.addHoliday, { body })).status).toBe(200);
  const { id, ...form } = body;
  expect((await admin.call(calls.saveHoliday, { params: { id: randomUUID() }, body: form })).status).toBe(
    404,
  );
  const { holidays } = (await bisi.call(calls.listHolidays, {})).body;
  expect(holidays.filter(({ day }) => day === body.day)).toEqual([
    { _id: id, day: body.day, name: body.name, provisional: false },
  ]);
  expect((await bisi.call(calls.addHoliday, { body })).status).toBe(404);
});
