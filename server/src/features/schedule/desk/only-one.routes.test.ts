// Where there is but one counsellor, an administrator reads the week by their clock, as the screen shows it.
import * as calls from '@ijeuwa/contract/staff-schedule';
import { afterAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { BISI, makeScheduleWorld } from '#test/schedule-world.ts';

const it = await makeScheduleWorld();
const { world, book, pay } = it;
afterAll(() => it.close());

test('the week of the only counsellor there is begins and ends with their days', async () => {
  await world.platform.pool.query('delete from counsellor where key <> $1', [BISI]);
  const admin = it.stranger();
  admin.jar.cookie = (await signInStaff(world, 'amaka', ['admin'])).jar.cookie;
  const of = { params: { key: BISI } };
  const { exceptions, version } = (await admin.call(calls.findAvailability, of)).body;
  const week = [{ weekday: 3, from: '16:00', to: '17:00' }];
  const body = { week, exceptions, version, zone: 'America/Los_Angeles' };
  expect((await admin.call(calls.changeAvailability, { ...of, body })).status).toBe(200);
  // Wednesday at four there is Thursday in Lagos.
  const startsAt = '2026-12-03T00:00:00.000Z';
  const { body: held } = await book(await it.as('ada'), { startsAt });
  await pay(held._id);
  const startsOf = async (from: string) =>
    (await admin.call(calls.listStaffAppointments, { query: { from } })).body.appointments.map(
      (one) => one.startsAt,
    );
  expect(await startsOf('2026-12-03')).toEqual([]);
  expect(await startsOf('2026-11-26')).toEqual([startsAt]);
});
