// What the session room keeps in mind of who is there, how its beats go, and what it leaves to the telephone.
import { randomUUID } from 'node:crypto';
import { MEETING_TEXTS_MAX } from '@ijeuwa/contract/meeting';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { meetingStay, meetingText } from '#platform/database/tables/meeting.ts';
import { appointment, counsellor } from '#platform/database/tables/schedule.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import * as meetings from './meeting.repository.ts';
import { makeMeetingRoom } from './meeting.room.ts';
import { BEAT_MS, makePresence, type PresenceNeeds } from './presence.service.ts';
import { makeRelay } from './relay.service.ts';

let world: World;
let counsellorId: string;
let ada: string;
let id: string;
let count = 0;
const START = new Date('2026-11-24T12:00:00Z');

beforeAll(async () => {
  world = await makeWorld();
  const [version] = await world.db.select().from(packageVersion).limit(1);
  const prices = { versionId: version!.id, priceNgnMinor: 100, priceUsdMinor: 100 };
  const [saved] = await world.db
    .insert(counsellor)
    .values({ key: 'bisi', name: 'Dr Bisi', bookable: true, ...prices })
    .returning({ id: counsellor.id });
  counsellorId = saved!.id;
});
afterAll(() => world.close());

const book = async (startsAt: Date): Promise<string> => {
  const details = { name: 'Ada Okeke', phone: '08031234567' };
  const booked = randomUUID();
  await world.db.insert(appointment).values({
    id: booked,
    counsellorId,
    memberId: ada,
    kind: 'session',
    state: 'confirmed',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 50 * MINUTE_MS),
    paidBy: 'package',
    detailsSealed: world.platform.sealing.seal(JSON.stringify(details)),
    bookedAt: START,
    confirmedAt: START,
  });
  return booked;
};
beforeEach(async () => {
  count += 1;
  world.time.now = new Date(START.getTime() - 9 * MINUTE_MS);
  await world.db.update(appointment).set({ state: 'cancelled' });
  ada = (await world.as(`ada${count}`)).id;
  id = await book(START);
});

/** One whose beats the test gives. */
const presenceWith = (needs: Partial<PresenceNeeds>) => {
  const { door } = world.features.meeting;
  const { findForMeeting: findBooking } = world.features.schedule;
  return makePresence({ ...world.platform, door, findBooking, media: true, ...needs });
};

test('whoever comes again and again is one who is kept in mind, and comes so often only', async () => {
  const presence = presenceWith({});
  const seen = vi.spyOn(meetings, 'markSeen');
  const guest = { memberId: ada };
  let last = '';
  for (let times = 0; times < 30; times += 1) last = await presence.join(guest, id);
  await expect(presence.join(guest, id)).rejects.toMatchObject({ code: 'too_many' });
  await presence.beat();
  expect(seen.mock.lastCall?.[1]).toEqual([last]);
  // One that ended elsewhere is forgotten too.
  await world.db.update(meetingStay).set({ leftAt: world.clock.now() }).where(eq(meetingStay.id, last));
  await presence.beat();
  seen.mockClear();
  await presence.beat();
  expect(seen.mock.lastCall?.[1]).toEqual([]);
  seen.mockRestore();
});

test('more than one statement has parameters for are seen at once', async () => {
  const peer = await presenceWith({}).join({ memberId: ada }, id);
  const ids = [peer, ...Array.from({ length: 65_600 }, () => randomUUID())];
  const at = new Date(START.getTime() + MINUTE_MS);
  await meetings.markSeen(world.db, ids, at);
  expect((await meetings.findStay(world.db, peer))!.seenAt).toEqual(at);
});

test('a room that cannot be looked after stops no other', async () => {
  const { findForMeeting } = world.features.schedule;
  let broken = false;
  const presence = presenceWith({
    findBooking: async (db, asked) => {
      if (broken && asked === id) throw new Error('cannot be opened');
      return findForMeeting(db, asked);
    },
  });
  const next = await book(new Date(START.getTime() + 50 * MINUTE_MS));
  world.time.now = new Date(START.getTime() + 45 * MINUTE_MS);
  await presence.join({ memberId: ada }, id);
  const stay = await presence.join({ memberId: ada }, next);
  await world.db.update(appointment).set({ state: 'cancelled' }).where(eq(appointment.id, next));
  broken = true;
  await expect(presence.beat()).rejects.toThrow('1 of 2 failed');
  expect((await meetings.findStay(world.db, stay))!.leftAt).not.toBeNull();
});

test('a counsellor who is somebody else from now on is out by the next beat, and is told nothing more', async () => {
  const staffOf = async (name: string) => {
    await signInStaff(world, name, ['counsellor']);
    const [person] = await world.db
      .select({ id: staff.id })
      .from(staff)
      .where(eq(staff.email, staffEmail(name)));
    return person!.id;
  };
  const [former, now] = [await staffOf('former'), await staffOf('now')];
  const link = (staffId: string | null) =>
    world.db.update(counsellor).set({ staffId }).where(eq(counsellor.id, counsellorId));
  await link(former);
  const presence = presenceWith({});
  const hers = await presence.join({ memberId: ada }, id);
  const theirs = await presence.join({ staffId: former }, id);
  await presence.admit({ staffId: former }, id, hers);
  await presence.beat();
  expect((await meetings.findStay(world.db, theirs))!.leftAt).toBeNull();
  await link(now);
  // Nobody says them anything in the meantime.
  const signal = { meeting: id, from: hers, to: theirs, candidates: [] };
  await expect(presence.signal({ memberId: ada }, signal)).rejects.toMatchObject({ code: 'not_found' });
  await presence.beat();
  expect((await meetings.findStay(world.db, theirs))!.leftAt).not.toBeNull();
  expect((await meetings.findStay(world.db, hers))!.leftAt).toBeNull();
  await presence.join({ staffId: now }, id);
  await presence.beat();
  const there = await meetings.listPresent(world.db, id, new Date(0));
  expect(there.map(({ staffId, memberId }) => staffId ?? memberId).sort()).toEqual([ada, now].sort());
  await link(null);
});

test('while a slow beat runs no other begins', async () => {
  const { findForMeeting } = world.features.schedule;
  const held = Promise.withResolvers<void>();
  let asked = 0;
  const presence = presenceWith({
    findBooking: async (db, one) => {
      asked += 1;
      await held.promise;
      return findForMeeting(db, one);
    },
  });
  await presence.join({ memberId: ada }, id);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = presence.startBeating();
  vi.advanceTimersByTime(3 * BEAT_MS);
  const stopped = stop();
  vi.useRealTimers();
  held.resolve();
  await stopped;
  expect(asked).toBe(1);
});

test.each([
  ['nobody enters, and the desk says how it went', true, []],
  ['with a relay the room says it', false, ['counsellor_absent']],
])('where it is the telephone: %s', async (_, needsRelay, said) => {
  const { schedule, couples } = world.features;
  const recorded: string[] = [];
  const room = makeMeetingRoom({
    ...world.platform,
    findBooking: schedule.findForMeeting,
    findPartner: couples.findPartner,
    recordAttendance: async (_id, how) => void recorded.push(how),
    relay: undefined,
    media: !needsRelay,
  });
  const joined = room.presence.join({ memberId: ada }, id);
  if (needsRelay)
    await expect(joined).rejects.toMatchObject({
      code: 'conflict',
      message: 'This session is held by telephone.',
    });
  else await joined;
  // Somebody waited, as before the relay was taken away.
  const waits = { arrivedAt: START, seenAt: new Date(START.getTime() + 11 * MINUTE_MS) };
  await world.db.delete(meetingStay);
  await world.db
    .insert(meetingStay)
    .values({ id: randomUUID(), appointmentId: id, role: 'member', memberId: ada, ...waits });
  world.time.now = waits.seenAt;
  await room.attendance.settleAll();
  expect(recorded).toEqual(said);
});

test('of more texts than are shown it is the newest, in their order', async () => {
  const { meeting } = world.features;
  const stay = await presenceWith({}).join({ memberId: ada }, id);
  await meetings.admitStay(world.db, stay, world.clock.now());
  const written = Array.from({ length: MEETING_TEXTS_MAX + 2 }, (_, at) => ({
    id: randomUUID(),
    appointmentId: id,
    role: 'member' as const,
    memberId: ada,
    textSealed: world.platform.sealing.seal(`${at}`),
    sentAt: new Date(START.getTime() + at),
  }));
  await world.db.insert(meetingText).values(written);
  const texts = await meeting.texts.list({ memberId: ada }, id);
  expect(texts.map(({ _id }) => _id)).toEqual(written.slice(2).map((one) => one.id));
});

test('credentials for the relay are of one stay, for ten minutes and never beyond the session', async () => {
  const guest = { memberId: ada };
  const presence = presenceWith({});
  const relay = makeRelay({
    ...world.platform,
    door: world.features.meeting.door,
    relay: { urls: ['turn:relay.example:3478'], secret: 'shared', only: false },
  });
  const nameFor = async (peer: string) => {
    const { iceServers } = await relay.open(guest, id, peer);
    const [until, who] = iceServers[0]!.username!.split(':');
    return { until: (Number(until) * 1000 - START.getTime()) / MINUTE_MS, who };
  };
  const first = await presence.join(guest, id);
  await expect(nameFor(first)).rejects.toMatchObject({ code: 'conflict' });
  await meetings.admitStay(world.db, first, world.clock.now());
  const given = await nameFor(first);
  expect(given.until).toBe(1);
  expect(await nameFor(first)).toEqual(given);
  // Another screen of the same member is another stay; the one before is given nothing more.
  const second = await presence.join(guest, id);
  await expect(nameFor(first)).rejects.toMatchObject({ code: 'conflict' });
  expect((await nameFor(second)).who).not.toBe(given.who);
  world.time.now = new Date(START.getTime() + 50 * MINUTE_MS);
  expect((await nameFor(second)).until).toBe(55);
  for (let times = 0; times < 40; times += 1) await nameFor(second).catch(() => undefined);
  await expect(nameFor(second)).rejects.toMatchObject({ code: 'too_many' });
});
