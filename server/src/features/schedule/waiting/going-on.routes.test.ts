// The line of those who wait goes on: whoever heard of a time and does nothing keeps nobody from it.
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as calls from '@ijeuwa/contract/schedule';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { BISI, makeScheduleWorld } from '#test/schedule-world.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { GOES_ON_AFTER_MS } from './waiting.service.ts';

const it = await makeScheduleWorld();
const { world, book, pay, schedule } = it;
afterAll(() => it.close());

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
let hour = 8;
let time: string;
beforeEach(async () => {
  world.time.now = START;
  await staySignedIn(world);
  await world.platform.pool.query('delete from waiting');
  await world.platform.pool.query('update counsellor set freed_at = null');
  time = `2026-11-30T${String(hour++).padStart(2, '0')}:00:00Z`;
  const person = await somebody();
  const { body } = await book(person, { startsAt: time });
  await pay(body._id);
  line = [];
  for (let nth = 0; nth < 7; nth += 1) {
    const one = await somebody();
    await one.call(calls.joinWaiting, { params: { key: BISI } });
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

test('one of those who heard takes it: the line hears nothing more of it', async () => {
  await look(line);
  const { body } = await book(line[1]!, { startsAt: time });
  await pay(body._id);
  await pass(24 * HOUR_MS);
  expect(await look(line)).toEqual([1, 1, 1, 0, 0, 0, 0]);
});

test('where the counsellor has no time any more, the line hears nothing more of it', async () => {
  await look(line);
  await world.platform.pool.query('delete from availability');
  await pass(24 * HOUR_MS);
  expect(await look(line)).toEqual([1, 1, 1, 0, 0, 0, 0]);
});
