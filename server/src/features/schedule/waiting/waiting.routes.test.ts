// Whoever waits for a time is told in line when one is free, and holds nothing; what members make of held sessions.
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as calls from '@ijeuwa/contract/schedule';
import { joinWaiting, leaveWaiting, listWaiting } from '@ijeuwa/contract/waiting-list';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import { BISI, makeScheduleWorld, TUNDE } from '#test/schedule-world.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { listInLine } from './waiting.repository.ts';

const it = await makeScheduleWorld();
const { world, book, pay, schedule } = it;
afterAll(() => it.close());

let people = 0;
const somebody = () => it.as(`waiter${++people}`);
type Somebody = Awaited<ReturnType<typeof somebody>>;
const of = { params: { key: BISI } };
const join = (who: Somebody, key = BISI) => who.call(joinWaiting, { params: { key } });
const told = async (who: Somebody) =>
  (await who.call(listNotifications, {})).body.notifications.filter(({ message }) =>
    message.startsWith('A time you wait for'),
  );
const confirmed = async (startsAt: string, change: object = {}) => {
  const person = await somebody();
  const { body } = await book(person, { startsAt, ...change });
  await pay(body._id);
  return { person, id: body._id };
};

test('a member waits once for each counsellor, hears nothing without cause, and leaves', async () => {
  const ada = await somebody();
  await join(ada);
  expect((await join(ada)).body.waiting).toMatchObject([
    { key: BISI, name: 'Dr Bisi Adeyemi', toldAt: null },
  ]);
  await schedule.waiting.tellAll();
  expect(await told(ada)).toEqual([]);
  expect((await ada.call(leaveWaiting, of)).body.waiting).toEqual([]);
  expect((await ada.call(leaveWaiting, of)).status).toBe(200);
  expect((await join(ada, 'nobody')).status).toBe(404);
});

test('a time that is let go is told to the first three in line, once and discreetly, and held for nobody', async () => {
  const { person, id } = await confirmed('2026-11-30T08:00:00Z');
  const line: Somebody[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    const one = await somebody();
    await join(one);
    line.push(one);
    world.pass(MINUTE_MS);
  }
  await person.call(calls.cancelAppointment, { params: { id } });
  await schedule.waiting.tellAll();
  await schedule.waiting.tellAll();
  const heard = await Promise.all(line.map(told));
  expect(heard.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
  expect(heard[0]![0]).toMatchObject({ title: 'Appointment' });
  await world.deliver();
  const mail = world.mails.find(({ subject }) => subject === 'Appointment: a time may be free')!;
  expect(`${mail.text} ${mail.html}`).not.toMatch(/bisi|counsel|therap|marriage/i);
  // The next time is first told to whoever has heard of none.
  world.pass(MINUTE_MS);
  const again = await confirmed('2026-11-30T09:00:00Z');
  await again.person.call(calls.cancelAppointment, { params: { id: again.id } });
  await schedule.waiting.tellAll();
  expect((await told(line[3]!)).length).toBe(1);
  // Whoever heard a minute ago is left in peace, however often times are taken and let go.
  const heardAgain = await world.platform.pool.query(
    'select count(*)::int as rows from waiting where told_at > since and counsellor_id = (select id from counsellor where key = $1)',
    [BISI],
  );
  expect(heardAgain.rows).toEqual([{ rows: 4 }]);
  expect((await told(line[0]!)).length).toBe(1);
  await world.deliver();
  const mailsOf = (who: Somebody) =>
    world.mails.filter(({ to, subject }) => to === who.user.email && subject.endsWith('a time may be free'));
  expect(line.map((one) => mailsOf(one).length)).toEqual([1, 1, 1, 1]);
  // Whoever books is no longer in line.
  const last = line[3]!;
  const { body } = await book(last, { startsAt: '2026-11-30T08:00:00Z' });
  await pay(body._id);
  expect((await last.call(listWaiting, {})).body.waiting).toEqual([]);
  expect((await join(last)).status).toBe(200);
});

test('who leaves the line and comes back stands at its end, hears no sooner of the next, and cannot do so all day', async () => {
  const of3 = { params: { key: TUNDE } };
  const [first, second] = [await somebody(), await somebody()];
  const free = async (startsAt: string) => {
    const { person, id } = await confirmed(startsAt, { counsellor: TUNDE });
    await person.call(calls.cancelAppointment, { params: { id } });
    await schedule.waiting.tellAll();
  };
  for (const one of [first, second]) {
    await join(one, TUNDE);
    world.pass(MINUTE_MS);
  }
  const inLine = async () =>
    (
      await world.db.transaction((tx) =>
        listInLine(tx, tundeId, { toldBefore: later(world.time.now, -6 * HOUR_MS), most: 9 }),
      )
    ).map(({ memberId }) => memberId);
  const tundeId = (await world.platform.pool.query('select id from counsellor where key = $1', [TUNDE]))
    .rows[0].id;
  expect(await inLine()).toEqual([first.id, second.id]);
  const again = async (one: Somebody) => {
    await one.call(leaveWaiting, of3);
    world.pass(MINUTE_MS);
    return join(one, TUNDE);
  };
  // Who had heard of none yet loses their place; who had is not told anew.
  expect((await again(first)).body.waiting).toMatchObject([{ key: TUNDE, toldAt: null }]);
  expect(await inLine()).toEqual([second.id, first.id]);
  await free('2026-12-02T13:00:00Z');
  expect([(await told(first)).length, (await told(second)).length]).toEqual([1, 1]);
  expect((await again(first)).body.waiting).toMatchObject([{ toldAt: null }]);
  await free('2026-12-02T14:00:00Z');
  expect((await told(first)).length).toBe(1);
  expect(await inLine()).toEqual([]);
  world.pass(6 * HOUR_MS);
  expect(await inLine()).toEqual([second.id, first.id]);
  await first.call(leaveWaiting, of3);
  expect((await join(first, TUNDE)).status).toBe(429);
  // A month later it is forgotten that they were there.
  const rows = async () =>
    (await world.platform.pool.query('select 1 from waiting where member_id = $1', [first.id])).rowCount;
  await schedule.waiting.forgetLeft();
  expect(await rows()).toBe(1);
  const start = world.time.now;
  world.time.now = later(start, 31 * DAY_MS);
  await schedule.waiting.forgetLeft();
  expect(await rows()).toBe(0);
  world.time.now = start;
  await second.call(leaveWaiting, of3);
});

test('a held session is rated once from 1 to 5, and changed for a fortnight; five make a mean', async () => {
  const times = ['2026-12-07T08:00:00Z', '2026-12-07T09:00:00Z', '2026-12-07T10:00:00Z'];
  times.push('2026-12-07T13:00:00Z', '2026-12-07T14:00:00Z');
  const sessions: Awaited<ReturnType<typeof confirmed>>[] = [];
  for (const startsAt of times) sessions.push(await confirmed(startsAt, { counsellor: TUNDE }));
  const rate = ({ person, id }: (typeof sessions)[number], stars: number) =>
    person.call(calls.rateAppointment, { params: { id }, body: { stars } });
  expect((await rate(sessions[0]!, 5)).status).toBe(409);
  const start = world.time.now;
  world.time.now = new Date('2026-12-07T16:00:00Z');
  const pass = async (days: number) => {
    world.time.now = later(world.time.now, days * DAY_MS);
    await staySignedIn(world);
  };
  await pass(0);
  for (const { id } of sessions) await schedule.desk.attendByRoom(id, 'held');
  expect((await rate(sessions[0]!, 6)).status).toBe(400);
  expect((await rate(sessions[0]!, 2)).body).toMatchObject({
    stars: 2,
    ratedUntil: '2026-12-21T16:00:00.000Z',
  });
  expect((await rate({ ...sessions[1]!, id: sessions[0]!.id }, 1)).status).toBe(404);
  for (const one of sessions.slice(1, 4)) await rate(one, 4);
  expect(await schedule.listRatings()).toEqual([]);
  await rate(sessions[4]!, 5);
  await pass(13);
  expect((await rate(sessions[0]!, 3)).body.stars).toBe(3);
  expect(await schedule.listRatings()).toEqual([{ key: TUNDE, mean: 4, ratings: 5 }]);
  await pass(2);
  expect((await rate(sessions[0]!, 5)).status).toBe(409);
  expect((await rate(sessions[0]!, 3)).status).toBe(200);
  world.time.now = start;
});

test('of whoever had no time at all, the day that opens last is told', async () => {
  const { pool } = world.platform;
  const id = (await pool.query('select id from counsellor where key = $1', [TUNDE])).rows[0].id;
  const day = later(world.time.now, 61 * DAY_MS)
    .toISOString()
    .slice(0, 10);
  await pool.query('delete from availability where counsellor_id = $1', [id]);
  await pool.query(
    'insert into availability_exception (counsellor_id, day, from_minute, to_minute) values ($1, $2, 540, 600)',
    [id, day],
  );
  const ada = await somebody();
  await join(ada, TUNDE);
  const look = async () => {
    await schedule.waiting.openDay();
    await schedule.waiting.tellAll();
    return (await told(ada)).length;
  };
  expect(await look()).toBe(0);
  world.pass(DAY_MS);
  await staySignedIn(world);
  expect(await look()).toBe(1);
});
