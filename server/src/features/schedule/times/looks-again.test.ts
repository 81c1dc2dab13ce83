// Whatever was looked at before a counsellor’s lock is looked at again under it: hours that are gone, a holiday, and nobody there.
import { randomUUID } from 'node:crypto';
import * as member from '@ijeuwa/contract/schedule';
import * as calls from '@ijeuwa/contract/staff-schedule';
import { afterAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { matchThem } from '#test/matched.ts';
import { BISI, makeScheduleWorld } from '#test/schedule-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';
import { changeCounsellor, findByKey, lockCounsellors, saveWeek } from './times.repository.ts';

const partners = new Map<string, string>();
const it = await makeScheduleWorld({
  findMonthlySessions: async () => Number.POSITIVE_INFINITY,
  findPartner: async (_, memberId) => partners.get(memberId),
});
const { world, book, db } = it;
afterAll(() => it.close());
const { id: bisi } = (await findByKey(db, BISI))!;

const expectWaiting = (count: number) =>
  expect.poll(() => countWaiting(world), { interval: 5 }).toBeGreaterThanOrEqual(count);
/** One of a package: confirmed at once. */
const bookFor = (who: Parameters<typeof book>[0], startsAt: string, change: object = {}) =>
  book(who, { kind: 'consultation', useCredit: true, startsAt, ...change });

const moveTo = (
  who: Parameters<typeof book>[0],
  { _id: id, version }: member.Appointment,
  startsAt: string,
) => who.call(member.moveAppointment, { params: { id }, body: { startsAt, version } });

test('a move that looked before the hours changed does not land on hours that are gone', async () => {
  const person = await it.as('moves');
  const { body: booked } = await bookFor(person, '2026-12-01T08:00:00.000Z');
  let moving: ReturnType<typeof moveTo> | undefined;
  await db.transaction(async (tx) => {
    await lockCounsellors(tx, [bisi]);
    moving = moveTo(person, booked, '2026-12-02T08:00:00.000Z');
    await expectWaiting(1);
    const { version } = (await findByKey(tx, BISI))!;
    await saveWeek(
      tx,
      bisi,
      [1, 2, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1020 })),
    );
    await changeCounsellor(tx, bisi, { version: version + 1 });
  });
  expect((await moving!).refusal.message).toContain('This time is not offered.');
});

test('a booking beside a holiday is asked about or refused, whoever comes first; who comes along is asked too', async () => {
  const admin = it.stranger();
  admin.jar.cookie = (await signInStaff(world, 'amaka', ['admin'])).jar.cookie;
  const eve = await it.as('eve');
  const declare = () =>
    admin.call(calls.addHoliday, {
      body: { id: randomUUID(), day: '2026-12-04', name: 'A day of mourning', provisional: false },
    });
  const [first, second] = [await it.as('first'), await it.as('second')];
  partners.set(first.id, eve.id);
  await matchThem(world, first, eve);
  let before: ReturnType<typeof bookFor> | undefined;
  let declared: ReturnType<typeof declare> | undefined;
  let after: ReturnType<typeof bookFor> | undefined;
  await db.transaction(async (tx) => {
    await lockCounsellors(tx, [bisi]);
    before = bookFor(first, '2026-12-04T08:00:00.000Z', { withPartner: true });
    await expectWaiting(1);
    declared = declare();
    await expectWaiting(2);
    after = bookFor(second, '2026-12-04T09:00:00.000Z');
    await expectWaiting(3);
  });
  expect((await before!).body.state).toBe('confirmed');
  expect((await declared!).body.booked).toBe(1);
  expect((await after!).refusal.message).toContain('This time is not offered.');
  await world.deliver();
  const asked = world.mails.filter(({ subject }) => subject === 'Appointment: a holiday').map(({ to }) => to);
  expect(asked).toEqual(expect.arrayContaining([first.user.email, eve.user.email]));
});

test('a booking that looked before nobody was there any more is refused, and a move to them too', async () => {
  const { staffId } = (await findByKey(db, BISI))!;
  const [person, moves] = [await it.as('late'), await it.as('late2')];
  const { body: booked } = await bookFor(moves, '2026-12-03T08:00:00.000Z');
  let booking: ReturnType<typeof bookFor> | undefined;
  let moving: ReturnType<typeof moveTo> | undefined;
  await db.transaction(async (tx) => {
    await lockCounsellors(tx, [bisi]);
    booking = bookFor(person, '2026-12-07T08:00:00.000Z');
    await expectWaiting(1);
    moving = moveTo(moves, booked, '2026-12-08T08:00:00.000Z');
    await expectWaiting(2);
    await changeCounsellor(tx, bisi, { staffId: null });
  });
  for (const answer of [await booking!, await moving!])
    expect(answer.refusal.message).toBe('This counsellor cannot be booked any more. Please choose another.');
  await changeCounsellor(db, bisi, { staffId });
});
