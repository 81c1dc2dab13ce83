// What is told of an appointment, to whom and on which clock; what calendars read of it; reminders, once for each start.

import { endCalendarFeed, findCalendarFeed, makeCalendarFeed } from '@ijeuwa/contract/calendar';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as calls from '@ijeuwa/contract/schedule';
import { keepZone } from '@ijeuwa/contract/zones';
import ICAL from 'ical.js';
import { afterAll, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { makeScheduleWorld } from '#test/schedule-world.ts';

const it = await makeScheduleWorld();
const { world, book, pay, schedule } = it;
afterAll(() => it.close());

/** Its one entry, as another library reads it. */
const readEntry = (calendar: string) => {
  const parsed = new ICAL.Component(ICAL.parse(calendar));
  const event = parsed.getFirstSubcomponent('vevent')!;
  const { uid, sequence, summary, startDate, endDate } = new ICAL.Event(event);
  return {
    method: parsed.getFirstPropertyValue('method'),
    uid,
    sequence,
    summary,
    starts: startDate.toJSDate().toISOString(),
    ends: endDate.toJSDate().toISOString(),
    status: event.getFirstPropertyValue('status'),
    location: event.getFirstPropertyValue('location'),
    url: event.getFirstPropertyValue('url'),
    properties: event
      .getAllProperties()
      .map(({ name }) => name)
      .sort(),
  };
};
const mailsTo = async (email: string) => {
  await world.deliver();
  return world.mails.filter((one) => one.to === email && one.subject.startsWith('Appointment'));
};
let people = 0;
const somebody = async (zone = 'Africa/Lagos') => {
  const person = await it.as(`reader${++people}`);
  await person.call(keepZone, { body: { zone } });
  return person;
};
const booked = async (person: Awaited<ReturnType<typeof somebody>>, startsAt: string) => {
  const { body } = await book(person, { startsAt });
  await pay(body._id);
  return (await person.call(calls.findAppointment, { params: { id: body._id } })).body;
};

// services.md, sentence 9: 09:00 in Lagos, on both clocks, in what is mailed.
test.each([
  ['2027-03-10', 'Europe/London', 'Wed 10 March 2027 at 08:00 GMT (09:00 WAT)'],
  ['2027-03-10', 'America/New_York', 'Wed 10 March 2027 at 03:00 EST (09:00 WAT)'],
  ['2027-03-22', 'America/New_York', 'Mon 22 March 2027 at 04:00 EDT (09:00 WAT)'],
  ['2027-04-09', 'Europe/London', 'Fri 9 April 2027 at 09:00 BST (09:00 WAT)'],
  ['2027-11-03', 'Europe/London', 'Wed 3 November 2027 at 08:00 GMT (09:00 WAT)'],
  ['2027-11-03', 'America/New_York', 'Wed 3 November 2027 at 04:00 EDT (09:00 WAT)'],
  ['2026-12-15', 'America/Vancouver', 'Tue 15 December 2026 at 01:00 PDT (09:00 WAT)'],
])('09:00 in Lagos on %s, told in %s: %s', async (day, zone, words) => {
  const held = world.time.now;
  world.time.now = new Date(Date.parse(`${day}T09:00:00Z`) - 20 * DAY_MS);
  const person = await somebody(zone);
  const { body } = await person.call(calls.listSlots, { params: { key: 'dr-bisi' }, query: { from: day } });
  expect(body.days[0]).toMatchObject({ day, slots: expect.any(Array) });
  const nine = body.days[0]!.slots.find(({ label }) => label.endsWith('09:00'))!;
  const { startsAt } = await booked(person, nine.startsAt);
  expect(startsAt).toBe(`${day}T08:00:00.000Z`);
  const { rows } = await world.platform.pool.query(
    `select to_char(starts_at at time zone $1, 'Dy FMDD FMMonth YYYY "at" HH24:MI') as there from appointment where starts_at = $2 order by booked_at desc limit 1`,
    [zone, startsAt],
  );
  expect(words.startsWith(rows[0].there)).toBe(true);
  const [mail] = await mailsTo(person.user.email);
  expect(mail!.text).toContain(words);
  // The feed says it in UTC, to the minute, so that a calendar shows it on whatever clock it has.
  const { address } = (await person.call(makeCalendarFeed, {})).body;
  const feed = await it.app.inject({ method: 'GET', url: new URL(address!).pathname });
  expect(feed.body).toContain(`DTSTART:${startsAt.replace(/[-:]|\.000/g, '')}\r\n`);
  expect(readEntry(feed.body).starts).toBe(startsAt);
  await person.call(calls.cancelAppointment, {
    params: { id: (await person.call(calls.listAppointments, {})).body.appointments[0]!._id },
  });
  world.time.now = held;
});

test('its entry in a calendar keeps its id, counts its changes, says Appointment, and is taken out again', async () => {
  const ada = await somebody('Europe/London');
  const one = await booked(ada, '2026-11-30T09:00:00.000Z');
  const change = { params: { id: one._id } };
  await ada.call(calls.moveAppointment, {
    ...change,
    body: { startsAt: '2026-12-01T13:00:00Z', version: one.version },
  });
  await ada.call(calls.cancelAppointment, change);
  // Whoever has two reads in the bell which one it is, by its time and by nothing else.
  const { notifications } = (await ada.call(listNotifications, {})).body;
  expect(notifications.slice(0, 2).map(({ title, message }) => `${title}: ${message}`)).toEqual([
    'Appointment: Tue 1 December 2026 at 13:00 GMT (14:00 WAT). It was cancelled.',
    'Appointment: Tue 1 December 2026 at 13:00 GMT (14:00 WAT). It has a new time. Until now: Mon 30 November 2026 at 09:00 GMT (10:00 WAT).',
  ]);
  // They leave side by side: in the order in which they were written.
  const order = ['confirmed', 'moved', 'cancelled'];
  const mails = (await mailsTo(ada.user.email)).sort(
    (one, other) => order.indexOf(one.subject.split(' ')[1]!) - order.indexOf(other.subject.split(' ')[1]!),
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Appointment confirmed',
    'Appointment moved',
    'Appointment cancelled',
  ]);
  const entries = mails.map(({ attachments }) => readEntry(attachments[0]!.content.toString('utf8')));
  expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${one._id}@appointments.ijeuwa`]));
  expect(entries.map(({ sequence, starts, method, status }) => [sequence, starts, method, status])).toEqual([
    [0, '2026-11-30T09:00:00.000Z', 'PUBLISH', 'CONFIRMED'],
    [1, '2026-12-01T13:00:00.000Z', 'PUBLISH', 'CONFIRMED'],
    [2, '2026-12-01T13:00:00.000Z', 'CANCEL', 'CANCELLED'],
  ]);
  expect(entries[0]).toMatchObject({ summary: 'Appointment', ends: '2026-11-30T09:50:00.000Z' });
  expect(entries[0]!.properties).toEqual([
    'dtend',
    'dtstamp',
    'dtstart',
    'location',
    'sequence',
    'status',
    'summary',
    'uid',
    'url',
  ]);
  const door = `${world.config.publicUrl}/session/${one._id}`;
  expect(entries.map(({ location, url }) => [location, url])).toEqual([
    [door, door],
    [door, door],
    [null, null],
  ]);
  for (const [at, { text, html }] of mails.entries()) {
    expect([
      text.includes(`Where: By video, in your browser. It opens 10 minutes before:\n${door}`),
      html.includes(`href="${door}"`),
    ]).toEqual([at < 2, at < 2]);
  }
  for (const { subject, text, html } of mails)
    expect(`${subject} ${text} ${html}`).not.toMatch(/counsel|therap|marriage|bisi/i);
});

test('a private address is read by calendars until it ends, or another is made', async () => {
  const ada = await somebody();
  const one = await booked(ada, '2026-12-02T08:00:00.000Z');
  expect((await ada.call(findCalendarFeed, {})).body).toEqual({
    made: false,
    madeAt: null,
    address: null,
  });
  const make = async () => new URL((await ada.call(makeCalendarFeed, {})).body.address!).pathname;
  const read = async (path: string) => it.app.inject({ method: 'GET', url: path });
  const first = await make();
  const answered = await read(first);
  expect(answered.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(readEntry(answered.body)).toMatchObject({
    uid: `${one._id}@appointments.ijeuwa`,
    summary: 'Appointment',
    starts: '2026-12-02T08:00:00.000Z',
    url: `${world.config.publicUrl}/session/${one._id}`,
  });
  expect(answered.body).not.toMatch(/bisi|counsel|reader/i);
  const { rows } = await world.platform.pool.query('select token_hash from calendar_feed');
  expect(rows.map((row) => row.token_hash)).not.toContain(first.split('/').at(-1)!.replace('.ics', ''));
  const second = await make();
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  await ada.call(endCalendarFeed, {});
  expect((await read(second)).statusCode).toBe(404);
  expect((await read('/calendar/x.ics')).statusCode).toBe(404);
});

test('one reminder a day before and one an hour before; none of a time that has moved, though it waited to leave', async () => {
  const ada = await somebody();
  const one = await booked(ada, '2026-12-03T13:00:00.000Z');
  const reminders = async () =>
    (await mailsTo(ada.user.email)).filter(({ subject }) => subject.includes('reminder'));
  const goTo = (moment: string) => {
    world.time.now = new Date(moment);
  };
  const held = world.time.now;
  goTo('2026-12-02T12:59:00Z');
  await schedule.reminders.remindAll();
  expect(await reminders()).toHaveLength(0);
  goTo('2026-12-02T13:00:00Z');
  // It is written, and has not left, when the appointment moves.
  await Promise.all([schedule.reminders.remindAll(), schedule.reminders.remindAll()]);
  const { rows } = await world.platform.pool.query(
    `select count(*)::int from delivery where once_key like $1 and channel = 'mail' and state = 'waiting'`,
    [`reminder:day:${one._id}%`],
  );
  expect(rows[0].count).toBe(1);
  goTo('2026-12-02T12:00:00Z');
  // Their session has not lasted so long.
  const moved = await schedule.changes.move({ memberId: ada.id, sessionId: '' }, one._id, {
    startsAt: '2026-12-07T13:00:00Z',
    version: one.version,
  });
  expect(moved.startsAt).toBe('2026-12-07T13:00:00.000Z');
  expect(await reminders()).toHaveLength(0);
  goTo('2026-12-06T14:00:00Z');
  for (const _ of [1, 2]) await schedule.reminders.remindAll();
  expect(await reminders()).toHaveLength(1);
  goTo('2026-12-07T12:05:00Z');
  for (const _ of [1, 2]) await schedule.reminders.remindAll();
  expect((await reminders()).map(({ text }) => text.includes('7 December 2026 at 14:00 WAT'))).toEqual([
    true,
    true,
  ]);
  world.time.now = held;
});

test('with mail and SMS down booking goes on; what was due leaves once when they return', async () => {
  const down = async () => {
    throw new Error('no carrier');
  };
  const carriers = [
    vi.spyOn(world.platform.mailer, 'send').mockImplementation(down),
    vi.spyOn(world.platform.sms, 'send').mockImplementation(down),
  ];
  const ada = await somebody();
  const one = await booked(ada, '2026-12-08T08:00:00.000Z');
  expect(one.state).toBe('confirmed');
  expect(await mailsTo(ada.user.email)).toEqual([]);
  const held = world.time.now;
  world.pass(5 * HOUR_MS);
  expect(await mailsTo(ada.user.email)).toEqual([]);
  expect(carriers[0]!.mock.calls.length).toBeGreaterThan(1);
  for (const carrier of carriers) carrier.mockRestore();
  world.pass(12 * HOUR_MS);
  const subjects = async () => (await mailsTo(ada.user.email)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['Appointment confirmed']);
  world.pass(12 * HOUR_MS);
  expect(await subjects()).toEqual(['Appointment confirmed']);
  world.time.now = held;
  world.takeErrors();
});

test('in quiet hours the reminder of an hour before leaves, and the one of a day before waits for the morning', async () => {
  const held = world.time.now;
  const ada = await somebody('Pacific/Auckland');
  // 14:00 in Lagos is 02:00 there.
  await booked(ada, '2026-12-14T13:00:00.000Z');
  const reminders = async () =>
    (await mailsTo(ada.user.email)).filter(({ subject }) => subject.includes('reminder')).length;
  world.time.now = new Date('2026-12-13T13:00:00Z');
  await schedule.reminders.remindAll();
  expect(await reminders()).toBe(0);
  world.time.now = new Date('2026-12-13T18:00:00Z');
  expect(await reminders()).toBe(1);
  world.time.now = new Date('2026-12-14T12:00:00Z');
  await schedule.reminders.remindAll();
  expect(await reminders()).toBe(2);
  world.time.now = held;
});

test('whoever books less than a day ahead is reminded an hour before alone', async () => {
  const held = world.time.now;
  world.time.now = new Date('2026-12-09T08:30:00Z');
  const ada = await somebody();
  await booked(ada, '2026-12-09T13:00:00.000Z');
  await schedule.reminders.remindAll();
  world.pass(4 * HOUR_MS - 25 * MINUTE_MS);
  await schedule.reminders.remindAll();
  const about = (await mailsTo(ada.user.email)).filter(({ subject }) => subject.includes('reminder'));
  expect(about).toHaveLength(1);
  world.time.now = held;
});

test('the dashboard counts what is to come, and says when the next one begins', async () => {
  const ada = await somebody();
  const stats = async () => (await ada.call(findDashboard, {})).body;
  expect(await stats()).toMatchObject({ upcomingSessions: 0, nextSession: null });
  await booked(ada, '2026-12-11T08:00:00.000Z');
  const next = await booked(ada, '2026-12-10T08:00:00.000Z');
  expect(await stats()).toMatchObject({
    upcomingSessions: 2,
    nextSession: next.startsAt,
    nextRoom: { appointment: next._id, opensAt: '2026-12-10T07:50:00.000Z' },
  });
});
