// A counsellor is somebody of the staff, or cannot be booked: what is booked goes with who they are, and with nobody else.
import * as member from '@ijeuwa/contract/schedule';
import { changeStaffRoles, endStaff, listStaff } from '@ijeuwa/contract/staff';
import * as calls from '@ijeuwa/contract/staff-schedule';
import { joinWaiting, listWaiting } from '@ijeuwa/contract/waiting-list';
import { afterAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import { BISI, makeScheduleWorld, TUNDE } from '#test/schedule-world.ts';
import { findByKey } from '../times/times.repository.ts';

const it = await makeScheduleWorld();
const { world, book, pay, schedule, db } = it;
afterAll(() => it.close());

const reason = 'It is hers.';
const admin = it.stranger();
admin.jar.cookie = (await signInStaff(world, 'amaka', ['admin'])).jar.cookie;
for (const name of ['bisi', 'uche', 'tunde']) await signInStaff(world, name, ['counsellor']);
const link = (key: string, email: string | null) =>
  admin.call(calls.linkCounsellor, { params: { key }, body: { email, reason } });
const idOf = async (name: string) =>
  (await admin.call(listStaff, {})).body.people.find(({ email }) => email === staffEmail(name))!._id;
const take = async () => {
  await world.deliver();
  const mails = world.mails.filter(({ subject }) => /^Appointments that/.test(subject));
  world.mails.length = 0;
  return mails.map(({ to, subject, text, attachments = [] }) => ({
    to,
    subject,
    text,
    entries: attachments.map(({ content }) => content.toString('utf8').match(/BEGIN:VEVENT/g)!.length),
    files: attachments.map(({ content }) => content.toString('utf8')),
  }));
};
const slotsOf = async (key: string) =>
  (await (await it.as('looks')).call(member.listSlots, { params: { key }, query: {} })).status;
let people = 0;
const booked = async (change: object = {}) => {
  const person = await it.as(`client${++people}`);
  const { body } = await book(person, change);
  await pay(body._id);
  return person;
};

test('whoever is a counsellor from now on is sent what is booked, and whoever was it has it no more', async () => {
  await link(BISI, staffEmail('bisi'));
  await booked();
  await booked({ startsAt: '2026-11-30T09:00:00.000Z' });
  await take();
  // Read before it is done.
  const { counsellors } = (await admin.call(calls.listStaffCounsellors, {})).body;
  expect(counsellors.find(({ key }) => key === BISI)?.booked).toBe(2);
  expect((await link(BISI, staffEmail('uche'))).body.staff?.email).toBe(staffEmail('uche'));
  const told = await take();
  expect(told.map(({ to, subject, entries }) => [to, subject, entries]).sort()).toEqual([
    [staffEmail('bisi'), 'Appointments that are not yours any more', [2]],
    [staffEmail('uche'), 'Appointments that are yours now', [2]],
  ]);
  // The calendar of whoever had them lets go of them, and that of whoever has them now takes them in, though they are the same.
  const filesOf = (name: string) => told.find(({ to }) => to === staffEmail(name))!.files.join();
  expect(filesOf('bisi')).toMatch(/METHOD:CANCEL/);
  expect(filesOf('bisi').match(/STATUS:CANCELLED/g)).toHaveLength(2);
  expect(filesOf('uche')).toMatch(/METHOD:PUBLISH/);
  const uidsOf = (name: string) => filesOf(name).match(/^UID:.*$/gm);
  expect(uidsOf('bisi')).toEqual(uidsOf('uche'));
  const sequencesOf = (name: string) =>
    filesOf(name)
      .match(/(?<=^SEQUENCE:)\d+/gm)!
      .map(Number);
  expect([sequencesOf('bisi'), sequencesOf('uche')]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  for (const { text } of told) {
    expect(text).toContain('30 November 2026 at 09:00 WAT\n30 November 2026 at 10:00 WAT');
    expect(text).not.toMatch(/Okeke|client1/);
  }
  // The same again is no news.
  await link(BISI, staffEmail('uche'));
  expect(await take()).toEqual([]);
});

test('handed on and back again, and cancelled: each entry in a calendar is later than the one before', async () => {
  const startsAt = '2026-11-30T10:00:00.000Z';
  const person = await booked({ startsAt });
  const { _id } = (await person.call(member.listAppointments, {})).body.appointments[0]!;
  const sequences: number[] = [];
  const note = async () => {
    await world.deliver();
    for (const { attachments = [] } of world.mails)
      for (const { content } of attachments)
        for (const entry of content.toString('utf8').split('BEGIN:VEVENT'))
          if (entry.includes(_id)) sequences.push(Number(/SEQUENCE:(\d+)/.exec(entry)![1]));
    world.mails.length = 0;
  };
  await note();
  for (const name of ['bisi', 'uche']) {
    world.pass(MINUTE_MS);
    await link(BISI, staffEmail(name));
    await note();
  }
  await person.call(member.cancelAppointment, { params: { id: _id } });
  await note();
  // To the counsellor and the member, the one before and the one after, twice, and both again.
  expect(sequences).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('a counsellor whose role or access ends cannot be booked: administrators are sent what is to come', async () => {
  const params = { id: await idOf('uche') };
  await admin.call(changeStaffRoles, { params, body: { roles: ['support'], reason } });
  expect((await take()).map(({ to, subject }) => [to, subject]).sort()).toEqual([
    [staffEmail('amaka'), 'Appointments that nobody keeps'],
    [staffEmail('uche'), 'Appointments that are not yours any more'],
  ]);
  expect(await slotsOf(BISI)).toBe(404);
  const late = await book(await it.as('late'), { startsAt: '2026-12-01T08:00:00.000Z' });
  expect([late.status, late.refusal.message]).toEqual([
    404,
    'This counsellor cannot be booked any more. Please choose another.',
  ]);
  expect((await schedule.listDays()).map(({ key }) => key)).not.toContain(BISI);

  await link(TUNDE, staffEmail('tunde'));
  await booked({ counsellor: TUNDE });
  await take();
  await admin.call(endStaff, { params: { id: await idOf('tunde') }, body: { reason } });
  // Whoever has no access any more reads nothing.
  expect((await take()).map(({ to, text }) => [to, text.includes('Tunde Bello')])).toEqual([
    [staffEmail('amaka'), true],
  ]);
  expect(await schedule.consultationTimes.listFreeNear((await it.as('far')).id, '2026-12-08')).toEqual([]);
  const { rows } = await world.platform.pool.query(
    "select subject from audit_entry where act = 'close counsellor to bookings' order by subject",
  );
  expect(rows.map(({ subject }) => subject)).toEqual([`counsellor ${BISI}`, `counsellor ${TUNDE}`]);
});

test('somebody named again is booked again, and whoever waits in line hears of a time', async () => {
  const waits = await it.as('waits');
  await link(TUNDE, staffEmail('bisi'));
  await waits.call(joinWaiting, { params: { key: TUNDE } });
  await link(TUNDE, null);
  await schedule.waiting.tellAll();
  expect((await waits.call(listWaiting, {})).body.waiting).toEqual([]);
  await link(TUNDE, staffEmail('bisi'));
  expect(await slotsOf(TUNDE)).toBe(200);
  await schedule.waiting.tellAll();
  await world.deliver();
  expect(
    world.mails.some(({ to, subject }) => to === waits.user.email && subject.includes('may be free')),
  ).toBe(true);
});

test('whose access ended while nobody saw to it is let go at the next start', async () => {
  await link(TUNDE, null);
  await link(BISI, staffEmail('bisi'));
  await take();
  await world.platform.pool.query('update staff set ended_at = now() where email = $1', [staffEmail('bisi')]);
  expect(await slotsOf(BISI)).toBe(200);
  const { versionId } = (await findByKey(db, BISI))!;
  const listed = { versionId, priceNGN: 15_000_000, priceUSD: 9375, bookable: true };
  await schedule.keepCounsellors([{ key: BISI, name: 'Dr Bisi Adeyemi', ...listed }]);
  expect(await slotsOf(BISI)).toBe(404);
  expect((await take()).map(({ to }) => to)).toEqual([staffEmail('amaka')]);
});
