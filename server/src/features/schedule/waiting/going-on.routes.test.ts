// The line of those who wait goes on: whoever heard of a time and does nothing keeps nobody from it.
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as calls from '@ijeuwa/contract/schedule';
import { joinWaiting, leaveWaiting } from '@ijeuwa/contract/waiting-list';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { BISI, makeScheduleWorld, TUNDE } from '#test/schedule-world.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { GOES_ON_AFTER_MS } from './waiting.service.ts';

const it = await makeScheduleWorld();
const { world, book, pay, schedule } = it;
afterAll(() => it.close());

const of = { params: { key: BISI } };
let people = 0;
const somebody = () => it.as(`waiter${++people}`);
type Somebody = Awaited<ReturnType<typeof somebody>>;
const told = async (who: Somebody) =>
  (await who.call(listNotifications, {})).body.notifications.filter(({ message }) =>
    message.startsWith('A time you wait for'),
  ).length;
const look = async (line: readonly Somebody[]) => {
  await schedule.waiting.tellAll();
  return Promise.all(line.map(told));
};
const pass = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};
/** Seven wait for one who lets a time go at ten in the morning, in Lagos. */
const START = new Date('2026-11-23T09:00:00Z');
let line: Somebody[];
const HOURS = ['08', '09', '10', '13', '14', '15'];
let tests = 0;
let time: string;
beforeEach(async () => {
  world.time.now = START;
  await staySignedIn(world);
  await world.platform.pool.query('delete from waiting');
  await world.platform.pool.query('delete from availability_exception');
  await world.platform.pool.query('delete from availability');
  await world.platform.pool.query(
    'insert into availability (counsellor_id, weekday, from_minute, to_minute) select id, weekday, 540, 1020 from counsellor, generate_series(1, 5) weekday',
  );
  await world.platform.pool.query('update counsellor set freed_at = null');
  time = `2026-11-30T${HOURS[tests++]}:00:00Z`;
  const person = await somebody();
  const { body } = await book(person, { startsAt: time });
  await pay(body._id);
  line = [];
  for (let nth = 0; nth < 7; nth += 1) {
    const one = await somebody();
    await one.call(joinWaiting, of);
    line.push(one);
    world.pass(MINUTE_MS);
  }
  await person.call(calls.cancelAppointment, { params: { id: body._id } });
});

test('the next three hear of it half a day later, by day, and so on to the end of the line; nobody hears of it twice', async () => {
  expect(await look(line)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  await pass(GOES_ON_AFTER_MS - MINUTE_MS);
  expect(await look(line)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  // Past ten in the evening nobody’s turn comes.
  await pass(HOUR_MS);
  expect(await look(line)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  await pass(11 * HOUR_MS);
  expect(await look(line)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  expect(await look(line)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  for (const _ of [1, 2, 3]) await pass(24 * HOUR_MS).then(() => look(line));
  expect(await look(line)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  const { rows } = await world.platform.pool.query('select 1 from counsellor where freed_at is not null');
  expect(rows).toEqual([]);
});

const mine = '(select id from counsellor where key = $1)';
/** No other is free. */
const alone = async () => {
  const { pool } = world.platform;
  const hour = new Date(time).getUTCHours() + 1;
  await pool.query(`delete from availability where counsellor_id = ${mine}`, [BISI]);
  await pool.query(
    `insert into availability_exception (counsellor_id, day, from_minute, to_minute) values (${mine}, '2026-11-30', $2, $3)`,
    [BISI, hour * 60, hour * 60 + 60],
  );
};

test('one of those who heard takes it, and no other is free: the line hears nothing more', async () => {
  await alone();
  await look(line);
  await pass(MINUTE_MS);
  const { body } = await book(line[1]!, { startsAt: time });
  await pass(MINUTE_MS);
  await pay(body._id);
  expect(await look(line)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  await pass(24 * HOUR_MS);
  expect(await look(line)).toEqual([1, 1, 1, 0, 0, 0, 0]);
});

test('one of those who heard moves to it from another counsellor, and no other is free: the line hears nothing more', async () => {
  await alone();
  const [one] = line;
  const { body } = await book(one!, { counsellor: TUNDE, startsAt: '2026-12-02T09:00:00Z' });
  await pay(body._id);
  await look(line);
  await pass(MINUTE_MS);
  const params = { id: body._id };
  const { version } = (await one!.call(calls.findAppointment, { params })).body;
  const to = { startsAt: time, counsellor: BISI, version };
  expect((await one!.call(calls.moveAppointment, { params, body: to })).status).toBe(200);
  await pass(24 * HOUR_MS);
  expect(await look(line)).toEqual([1, 1, 1, 0, 0, 0, 0]);
});

test('one who heard, has a session to come and leaves the line keeps nobody from it', async () => {
  const [ada, ...others] = line;
  const { body } = await book(ada!, { startsAt: '2026-12-07T08:00:00Z' });
  await pay(body._id);
  await ada!.call(joinWaiting, of);
  // Four go behind her.
  for (const one of others.slice(0, 4)) {
    world.pass(MINUTE_MS);
    await one.call(leaveWaiting, of);
    await one.call(joinWaiting, of);
  }
  expect(await look(line)).toEqual([1, 0, 0, 0, 0, 1, 1]);
  await pass(MINUTE_MS);
  await ada!.call(leaveWaiting, of);
  await pass(24 * HOUR_MS);
  expect(await look(line)).toEqual([1, 1, 1, 1, 0, 1, 1]);
});

test('where the counsellor has no time any more, the line hears nothing more of it', async () => {
  await look(line);
  await world.platform.pool.query('delete from availability');
  await pass(24 * HOUR_MS);
  expect(await look(line)).toEqual([1, 1, 1, 0, 0, 0, 0]);
});
