// What the line hears of: every time that becomes free, as long as one is, and nothing where none became free.
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as calls from '@ijeuwa/contract/schedule';
import * as desk from '@ijeuwa/contract/staff-schedule';
import { joinWaiting } from '@ijeuwa/contract/waiting-list';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { BISI, makeScheduleWorld, TUNDE } from '#test/schedule-world.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { GOES_ON_AFTER_MS } from './waiting.service.ts';

const it = await makeScheduleWorld();
const { world, book, pay, schedule } = it;
afterAll(() => it.close());
const admin = it.stranger();
admin.jar.cookie = (await signInStaff(world, 'amaka', ['admin'])).jar.cookie;

let people = 0;
const somebody = () => it.as(`waiter${++people}`);
type Somebody = Awaited<ReturnType<typeof somebody>>;
const told = async (who: Somebody) =>
  (await who.call(listNotifications, {})).body.notifications.filter(({ message }) =>
    message.startsWith('A time you wait for'),
  ).length;
const toldAgain = async () => {
  const { rows } = await world.platform.pool.query(
    'select told_at from waiting where left_at is null order by since',
  );
  return rows.map(({ told_at }) => told_at?.getTime() === world.time.now.getTime());
};
const look = async (line: readonly Somebody[]) => {
  await schedule.waiting.tellAll();
  return Promise.all(line.map(told));
};
const pass = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};
const wait = async (most: number, key = BISI) => {
  const line: Somebody[] = [];
  for (let nth = 0; nth < most; nth += 1) {
    const one = await somebody();
    await one.call(joinWaiting, { params: { key } });
    line.push(one);
    world.pass(MINUTE_MS);
  }
  return line;
};
/** On this day alone, from nine until then, in Lagos. */
const isThereOn = async (day: string, until: number) => {
  const { pool } = world.platform;
  await pool.query('delete from availability');
  await pool.query('delete from availability_exception');
  await pool.query(
    'insert into availability_exception (counsellor_id, day, from_minute, to_minute) select id, $2, 540, $3 from counsellor where key = $1',
    [BISI, day, until],
  );
};
const booked = async (startsAt: string) => {
  const person = await somebody();
  const { body } = await book(person, { startsAt });
  await pay(body._id);
  return { cancel: () => person.call(calls.cancelAppointment, { params: { id: body._id } }) };
};

beforeEach(async () => {
  // Ten in the morning, in Lagos.
  world.time.now = new Date('2026-11-23T09:00:00Z');
  await staySignedIn(world);
  await world.platform.pool.query('delete from waiting');
  await world.platform.pool.query('update counsellor set freed_at = null');
});

test('a time that is let go while everybody in line has just heard of another is told once they have rested', async () => {
  await isThereOn('2026-11-30', 660);
  const [first, second] = [await booked('2026-11-30T08:00:00Z'), await booked('2026-11-30T09:00:00Z')];
  const line = await wait(3);
  await first.cancel();
  expect(await look(line)).toEqual([1, 1, 1]);
  await pass(5 * MINUTE_MS);
  await booked('2026-11-30T08:00:00Z');
  await pass(55 * MINUTE_MS);
  await second.cancel();
  await look(line);
  expect(await toldAgain()).toEqual([false, false, false]);
  await pass(5 * HOUR_MS + MINUTE_MS);
  await look(line);
  expect(await toldAgain()).toEqual([true, true, true]);
});

test('it is forgotten once somebody has taken the only one', async () => {
  await isThereOn('2026-12-01', 600);
  const first = await booked('2026-12-01T08:00:00Z');
  const line = await wait(3);
  await first.cancel();
  expect(await look(line)).toEqual([1, 1, 1]);
  await first.cancel();
  await booked('2026-12-01T08:00:00Z');
  await pass(GOES_ON_AFTER_MS + 12 * HOUR_MS);
  await look(line);
  expect(await toldAgain()).toEqual([false, false, false]);
  const { rows } = await world.platform.pool.query('select 1 from counsellor where freed_at is not null');
  expect(rows).toEqual([]);
});

const EVERY_DAY = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
const change = async (week: typeof EVERY_DAY, exceptions: { day: string; from: null; to: null }[] = []) => {
  const { version } = (await admin.call(desk.findAvailability, { params: { key: BISI } })).body;
  const body = { version, week, exceptions };
  return admin.call(desk.changeAvailability, { params: { key: BISI }, body });
};

test('a counsellor who opens many times: the line goes on though one of those who heard has booked', async () => {
  await isThereOn('2026-11-20', 600);
  const line = await wait(7);
  expect((await change(EVERY_DAY)).status).toBe(200);
  expect(await look(line)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  await pass(MINUTE_MS);
  const { body } = await book(line[1]!, { startsAt: '2026-12-02T08:00:00Z' });
  await pay(body._id);
  await pass(24 * HOUR_MS);
  expect(await look(line)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  await pass(24 * HOUR_MS);
  expect(await look(line)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test('a counsellor who only takes hours away tells the line nothing; one who gives a day back does', async () => {
  await isThereOn('2026-11-20', 600);
  await change(EVERY_DAY);
  await world.platform.pool.query('update counsellor set freed_at = null');
  const line = await wait(1);
  await change(
    EVERY_DAY.map((one) => ({ ...one, to: '12:00' })),
    [{ day: '2026-12-03', from: null, to: null }],
  );
  expect(await look(line)).toEqual([0]);
  await change(EVERY_DAY.map((one) => ({ ...one, to: '12:00' })));
  expect(await look(line)).toEqual([1]);
});

test('hours that are taken by a booking already tell nothing either', async () => {
  await isThereOn('2026-12-04', 600);
  await booked('2026-12-04T08:00:00Z');
  await world.platform.pool.query('delete from availability_exception');
  const line = await wait(1);
  expect(
    (
      await change(
        [{ weekday: 5, from: '09:00', to: '10:00' }],
        [
          { day: '2026-11-27', from: null, to: null },
          ...[
            '2026-12-11',
            '2026-12-18',
            '2026-12-25',
            '2027-01-01',
            '2027-01-08',
            '2027-01-15',
            '2027-01-22',
          ].map((day) => ({ day, from: null, to: null })),
        ],
      )
    ).status,
  ).toBe(200);
  expect(await look(line)).toEqual([0]);
});

test('a counsellor who comes back into the catalogue tells whoever waits for them', async () => {
  const { pool } = world.platform;
  const line = await wait(1, TUNDE);
  await pool.query(
    'insert into availability (counsellor_id, weekday, from_minute, to_minute) select id, 3, 540, 1020 from counsellor where key = $1 on conflict do nothing',
    [TUNDE],
  );
  const { rows } = await pool.query(
    'select key, name, version_id as "versionId", price_ngn_minor::int as "priceNGN", price_usd_minor::int as "priceUSD", true as bookable from counsellor order by key',
  );
  await schedule.keepCounsellors(rows.filter(({ key }) => key !== TUNDE));
  expect(await look(line)).toEqual([0]);
  await schedule.keepCounsellors(rows);
  expect(await look(line)).toEqual([1]);
  // At each start the same are kept again.
  await pass(24 * HOUR_MS);
  await schedule.keepCounsellors(rows);
  await look(line);
  expect(await toldAgain()).toEqual([false]);
});
