// A counsellor who ends a session for all closes its room for good: nobody stays, nobody comes again, the door says who did.
import { randomUUID } from 'node:crypto';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { endMeeting, findMeeting, findStaffMeeting } from '@ijeuwa/contract/meeting';
import { findAppointment } from '@ijeuwa/contract/schedule';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { appointment, counsellor } from '#platform/database/tables/schedule.ts';
import { signInStaff } from '#test/back-office.ts';
import { addCounsellor, bookSession } from '#test/booked-session.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import * as meetings from './meeting.repository.ts';

let world: World;
let bisi: Client;
let tunde: Client;
let counsellorId: string;
let staffId: string;
let ada: Person;
let id: string;
let count = 0;
const START = new Date('2026-11-24T12:00:00Z');
const setTo = (minutes: number) => {
  world.time.now = new Date(START.getTime() + minutes * MINUTE_MS);
};
/** Whoever is there is seen. */
const goTo = async (minutes: number) => {
  setTo(minutes);
  await world.features.meeting.presence.beat();
};

beforeAll(async () => {
  world = await makeWorld();
  bisi = await signInStaff(world, 'bisi', ['counsellor']);
  tunde = await signInStaff(world, 'tunde', ['counsellor', 'admin']);
  counsellorId = await addCounsellor(world, 'bisi');
  const [row] = await world.db.select().from(counsellor).where(eq(counsellor.id, counsellorId));
  staffId = row!.staffId!;
});
afterAll(() => world.close());
beforeEach(async () => {
  setTo(-9);
  ada = await world.as(`ada${++count}`);
  id = randomUUID();
  await bookSession(world, { id, counsellorId, memberId: ada.id, startsAt: START });
});

const end = (who = bisi) => who.call(endMeeting, { params: { id } });
const bothIn = async () => {
  const { presence } = world.features.meeting;
  const hers = await presence.join({ memberId: ada.id }, id);
  await presence.join({ staffId }, id);
  return { admit: () => presence.admit({ staffId }, id, hers) };
};
const there = () => meetings.listPresent(world.db, id, new Date(0));
const howItStands = async () => {
  await world.features.meeting.attendance.settleAll();
  const [found] = await world.db.select().from(appointment).where(eq(appointment.id, id));
  return found!.state;
};

test('it is over for all at once and for good, whoever asks is told so, and said twice it is once', async () => {
  const { admit } = await bothIn();
  await admit();
  await goTo(12);
  expect((await end()).status).toBe(200);
  expect(await there()).toEqual([]);
  expect((await end()).status).toBe(200);
  const shown = (await ada.call(findMeeting, { params: { id } })).body;
  expect([shown.state, shown.ended, shown.people]).toEqual(['over', true, []]);
  await expect(world.features.meeting.presence.join({ memberId: ada.id }, id)).rejects.toMatchObject({
    message: 'This session is over.',
  });
  // Eleven minutes were none, and it was the counsellor who ended it: another is given.
  setTo(56);
  expect(await howItStands()).toBe('done');
  await world.deliver();
  const mails = world.mails.filter(({ to }) => to === ada.user.email).map(({ subject }) => subject);
  expect(mails).toContain('Appointment: another one');
});

test('said several times at one moment it is once too', async () => {
  const { admit } = await bothIn();
  await admit();
  await goTo(12);
  const said = await Promise.all(Array.from({ length: 6 }, () => end()));
  expect(said.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await there()).toEqual([]);
});

test('then neither the schedule nor the dashboard leads to its door any more', async () => {
  const { admit } = await bothIn();
  await admit();
  await goTo(30);
  const shown = async () => {
    const { body } = await ada.call(findAppointment, { params: { id } });
    const { nextRoom, upcomingSessions } = (await ada.call(findDashboard, {})).body;
    return [body.status, body.room !== null, nextRoom?.appointment, upcomingSessions];
  };
  expect(await shown()).toEqual(['Confirmed', true, id, 1]);
  await end();
  expect(await shown()).toEqual(['Ended', false, undefined, 0]);
});

test('of two who booked together the counsellor reads both', async () => {
  expect((await bisi.call(findStaffMeeting, { params: { id } })).body.client).toBe('Ada Okeke');
  const obi = await world.as(`obi${count}`);
  await world.db.update(appointment).set({ partnerId: obi.id }).where(eq(appointment.id, id));
  await world.db.update(profile).set({ name: 'Obi Eze' }).where(eq(profile.memberId, obi.id));
  expect((await bisi.call(findStaffMeeting, { params: { id } })).body.client).toBe('Ada Okeke and Obi Eze');
});

test('not before it begins, nor while whoever is late would find it closed, nor by anybody else', async () => {
  const { admit } = await bothIn();
  expect((await end()).refusal.message).toMatch(/not begun yet/);
  await goTo(1);
  expect((await end()).refusal.message).toMatch(/Nobody was let in yet/);
  await admit();
  expect((await end(tunde)).status).toBe(404);
  expect(await there()).toHaveLength(2);
});

test('a counsellor who is not in the room does not end it', async () => {
  const { admit } = await bothIn();
  await admit();
  await goTo(5);
  const theirs = (await there()).find(({ role }) => role === 'counsellor')!;
  await world.features.meeting.presence.leave(theirs.id);
  expect((await end()).refusal.message).toMatch(/not in the room/);
  expect((await there()).map(({ role }) => role)).toEqual(['member']);
});
