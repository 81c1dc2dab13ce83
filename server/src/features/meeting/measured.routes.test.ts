// What the session room measured stands against the counsellor’s own word: under 25 minutes it was not held, unless an administrator says so.
import { randomUUID } from 'node:crypto';
import { findMeeting, type MeetingRole } from '@ijeuwa/contract/meeting';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { findAppointment, findSessionCredits } from '@ijeuwa/contract/schedule';
import { listStaffAppointments, recordAttendance } from '@ijeuwa/contract/staff-schedule';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { appointment, counsellor } from '#platform/database/tables/schedule.ts';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import { addCounsellor, bookSession } from '#test/booked-session.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import * as meetings from './meeting.repository.ts';

let world: World;
let bisi: Client;
let admin: Client;
let counsellorId: string;
let staffId: string;
let ada: Person;
let id: string;
let count = 0;
const START = new Date('2026-11-24T12:00:00Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);

beforeAll(async () => {
  world = await makeWorld();
  bisi = await signInStaff(world, 'bisi', ['counsellor']);
  admin = await signInStaff(world, 'amaka', ['admin']);
  counsellorId = await addCounsellor(world, 'bisi');
  const [row] = await world.db.select().from(counsellor).where(eq(counsellor.id, counsellorId));
  staffId = row!.staffId!;
});
afterAll(() => world.close());
beforeEach(async () => {
  world.time.now = at(-9);
  ada = await world.as(`ada${++count}`);
  id = randomUUID();
  await bookSession(world, { id, counsellorId, memberId: ada.id, startsAt: START });
});

const stay = (role: MeetingRole, from: number, to: number, admitted: number | null = from) =>
  meetings.saveStay(world.db, {
    id: randomUUID(),
    appointmentId: id,
    role,
    arrivedAt: at(from),
    admittedAt: admitted === null ? null : at(admitted),
    seenAt: at(to),
    leftAt: at(to),
    ...(role === 'counsellor' ? { staffId } : { memberId: ada.id }),
  });
const say = (who: Client, how: 'held' | 'member_absent') =>
  who.call(recordAttendance, { params: { id }, body: { how } });
const held = (who: Client) => say(who, 'held');
const absent = (who: Client) => say(who, 'member_absent');
const settle = async (minutes: number) => {
  world.time.now = at(minutes);
  await world.features.meeting.attendance.settleAll();
};
const stateOf = async () => {
  const [found] = await world.db.select().from(appointment).where(eq(appointment.id, id));
  return found!.state;
};
const left = async () => (await ada.call(findSessionCredits, {})).body.left;
const toldByMail = async () => {
  await world.deliver();
  return world.mails.filter(({ to }) => to === ada.user.email).map(({ subject }) => subject);
};

test('whoever comes at the ninth minute and lets nobody in has not held it', async () => {
  await stay('member', -5, 50, null);
  await stay('counsellor', 9, 50);
  await settle(51);
  const { status, refusal } = await held(bisi);
  expect([status, refusal.message]).toEqual([
    409,
    'The session room has seen it otherwise: you were connected for 0 minutes, and under 25 the session is repeated free. If you met in another way, as by telephone, please tell an administrator: they can say so, with the member’s word.',
  ]);
  expect(await stateOf()).toBe('confirmed');
});

test('nor is it where the connection failed at the third minute', async () => {
  await stay('member', 0, 3);
  await stay('counsellor', 0, 3);
  world.time.now = at(20);
  expect((await held(bisi)).refusal.message).toBe('It is not over yet.');
  await settle(56);
  expect((await held(bisi)).refusal.message).toContain('you were connected for 3 minutes');
  // An administrator may have the member’s word; the member reads it.
  const atDesk = async () => {
    const { body } = await bisi.call(listStaffAppointments, { query: { from: '2026-11-24' } });
    return body.appointments.find(({ _id }) => _id === id);
  };
  // For how long both were there is seen before it is said, and after.
  expect(await atDesk()).toMatchObject({ state: 'confirmed', together: 3 });
  expect((await held(admin)).body).toMatchObject({ state: 'done', together: 3, gainsaidUntil: null });
  expect(await atDesk()).toMatchObject({ state: 'done', together: 3 });
  expect((await held(admin)).status).toBe(200);
  expect((await toldByMail()).filter((one) => one === 'Appointment: it was held')).toHaveLength(1);
  const { notifications } = (await ada.call(listNotifications, {})).body;
  expect(notifications[0]?.message).toMatch(/^Tue 24 November 2026 at 13:00 WAT\. It counts as held now\.$/);
});

test('what was given for a short one is taken back by an administrator alone, and the member hears of it', async () => {
  await stay('counsellor', 0, 20);
  await stay('member', 0, 30);
  await settle(56);
  expect([await stateOf(), await left()]).toEqual(['done', 1]);
  expect((await held(bisi)).status).toBe(409);
  expect(await left()).toBe(1);
  expect((await held(admin)).status).toBe(200);
  expect(await left()).toBe(0);
  await toldByMail();
  const mail = world.mails.findLast(
    ({ to, subject }) => to === ada.user.email && subject.endsWith('it was held'),
  );
  expect(mail?.text).toContain('The session that was given in its place is taken back.');
});

test('that it was held in a room which saw nobody an administrator says, and the member hears of it', async () => {
  await settle(56);
  const { status, refusal } = await held(bisi);
  expect([status, refusal.message]).toEqual([
    409,
    'The session room has seen nobody. If you met in another way, as by telephone, please tell an administrator: they ask the member, and can say so.',
  ]);
  expect(await stateOf()).toBe('confirmed');
  expect((await held(admin)).body.state).toBe('done');
  expect((await toldByMail()).filter((one) => one.startsWith('Appointment'))).toEqual([
    'Appointment: it was held',
  ]);
});

test('twenty-five minutes are enough', async () => {
  await stay('counsellor', 0, 50);
  await stay('member', 0, 25);
  world.time.now = at(50);
  expect((await held(bisi)).body.state).toBe('done');
});

test('whoever was not in the room cannot say that the member did not come: an administrator says it', async () => {
  await settle(17);
  const { status, refusal } = await absent(bisi);
  expect(status).toBe(409);
  expect(refusal.message).toContain('not seen you wait');
  expect(await stateOf()).toBe('confirmed');
  expect((await absent(admin)).body.state).toBe('no_show_member');
});

test('whoever waited says so, and the member reads what is recorded, what becomes of it, and by when to say otherwise', async () => {
  await stay('counsellor', -2, 17);
  await world.db.update(appointment).set({ paidBy: 'credit' }).where(eq(appointment.id, id));
  world.time.now = at(16);
  expect((await absent(bisi)).body.state).toBe('no_show_member');
  expect((await absent(bisi)).status).toBe(200);
  await world.deliver();
  const theirs = world.mails.filter(({ to, subject }) => to === ada.user.email && subject.startsWith('App'));
  expect(theirs.map(({ subject }) => subject)).toEqual(['Appointment: it is recorded that you did not come']);
  const { text } = theirs[0]!;
  expect(text).toContain('The session that it was booked with is used.');
  expect(text).toContain('If that is not true, write to us until 1 December 2026 at 13:50 WAT');
  expect(text).toContain(`${world.config.publicUrl}/help-support`);
  const { notifications } = (await ada.call(listNotifications, {})).body;
  expect(notifications[0]?.message).toBe(
    'Tue 24 November 2026 at 13:00 WAT. It is recorded that you did not come. If that is not true, please write to us.',
  );
  const shown = (await ada.call(findAppointment, { params: { id } })).body;
  expect(shown.gainsaidUntil).toBe('2026-12-01T12:50:00.000Z');
  const room = (await ada.call(findMeeting, { params: { id } })).body;
  expect([room.state, room.absent]).toEqual(['over', 'member']);
});

test('the counsellor who did not come: the room says so to whoever waited, and the counsellor is told', async () => {
  await stay('member', -2, 12);
  await settle(11);
  expect(await stateOf()).toBe('no_show_counsellor');
  const room = (await ada.call(findMeeting, { params: { id } })).body;
  expect([room.state, room.absent]).toEqual(['over', 'counsellor']);
  await world.deliver();
  const told = world.mails.filter(
    ({ to, subject }) => to === staffEmail('bisi') && subject.includes('did not come'),
  );
  expect(told.map(({ subject }) => subject)).toEqual(['Appointment: it is recorded that you did not come']);
  expect(told[0]!.text).toContain('within 10 minutes');
  expect((await ada.call(findAppointment, { params: { id } })).body.gainsaidUntil).toBe(null);
});
