// How long a time is held for nothing: a day for a transfer that can be made, and not again and again; and what must be given to book.
import * as calls from '@ijeuwa/contract/schedule';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import { makeScheduleWorld } from '#test/schedule-world.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';

const it = await makeScheduleWorld();
const { world, book, schedule } = it;
afterAll(() => it.close());

const START = world.time.now;
let people = 0;
const somebody = () => it.as(`holds${++people}`);
const goTo = async (ms: number) => {
  world.time.now = later(START, ms);
  await staySignedIn(world);
};
type Somebody = Awaited<ReturnType<typeof somebody>>;
const heldFor = async (who: Somebody, startsAt: string, change: object = {}) => {
  const { body, refusal } = await book(who, { startsAt, byTransfer: true, ...change });
  if (!body._id) throw new Error(refusal.message);
  return { id: body._id, minutes: (Date.parse(body.heldUntil!) - world.time.now.getTime()) / MINUTE_MS };
};
const DAY = 24 * 60;

test('dollars are not transferred: such a time is held as by card', async () => {
  expect((await heldFor(await somebody(), '2026-12-03T08:00:00Z', { currency: 'USD' })).minutes).toBe(15);
  expect((await heldFor(await somebody(), '2026-12-03T09:00:00Z', { currency: 'NGN' })).minutes).toBe(DAY);
});

test('whose transfer never came holds as by card for a week; who let it go soon, or paid, does not', async () => {
  const ada = await somebody();
  expect((await heldFor(ada, '2026-12-07T08:00:00Z')).minutes).toBe(DAY);
  await goTo(DAY_MS + MINUTE_MS);
  // Whether or not it was cleared away by then.
  expect((await heldFor(ada, '2026-12-07T08:00:00Z')).minutes).toBe(15);
  await schedule.paid.clearRunOut();
  await goTo(2 * DAY_MS);
  expect((await heldFor(ada, '2026-12-08T08:00:00Z')).minutes).toBe(15);
  await goTo(8 * DAY_MS + HOUR_MS);
  const again = await heldFor(ada, '2026-12-09T08:00:00Z');
  expect(again.minutes).toBe(DAY);
  // Let go after some hours it was held in vain too; after a few minutes it was not.
  await goTo(8 * DAY_MS + 6 * HOUR_MS);
  await ada.call(calls.cancelAppointment, { params: { id: again.id } });
  await goTo(8 * DAY_MS + 6 * HOUR_MS + MINUTE_MS);
  expect((await heldFor(ada, '2026-12-09T09:00:00Z')).minutes).toBe(15);
  const obi = await somebody();
  const first = await heldFor(obi, '2026-12-09T10:00:00Z');
  await obi.call(calls.cancelAppointment, { params: { id: first.id } });
  expect((await heldFor(obi, '2026-12-09T13:00:00Z')).minutes).toBe(DAY);
  world.time.now = START;
});

test('who books another time in place of one held by transfer has not held it in vain; who holds the same anew has', async () => {
  const chi = await somebody();
  expect((await heldFor(chi, '2026-12-14T08:00:00Z')).minutes).toBe(DAY);
  await goTo(3 * HOUR_MS);
  expect((await heldFor(chi, '2026-12-14T09:00:00Z')).minutes).toBe(DAY);
  await goTo(6 * HOUR_MS);
  expect((await heldFor(chi, '2026-12-14T10:00:00Z')).minutes).toBe(DAY);
  await goTo(9 * HOUR_MS);
  expect((await heldFor(chi, '2026-12-14T10:00:00Z')).minutes).toBe(15);
  world.time.now = START;
});

test('whoever keeps a time for most of its day, and then takes another in its place, has held it in vain', async () => {
  const [eze, nne] = [await somebody(), await somebody()];
  const [one, two, three] = ['2026-12-16T08:00:00Z', '2026-12-16T10:00:00Z', '2026-12-17T08:00:00Z'] as const;
  expect((await heldFor(eze, one)).minutes).toBe(DAY);
  await goTo(23 * HOUR_MS);
  expect((await heldFor(eze, two)).minutes).toBe(15);
  world.time.now = START;
  // A night between is none, but so are not two of them.
  expect((await heldFor(nne, three)).minutes).toBe(DAY);
  await goTo(11 * HOUR_MS);
  expect((await heldFor(nne, '2026-12-17T10:00:00Z')).minutes).toBe(DAY);
  await goTo(22 * HOUR_MS);
  expect((await heldFor(nne, '2026-12-17T13:00:00Z')).minutes).toBe(15);
  world.time.now = START;
});

test('a time that its holder lets go within the hour again and again is not held for a day any more; once it is', async () => {
  const ada = await somebody();
  const startsAt = '2026-12-15T08:00:00Z';
  const letGo = ({ id }: { id: string }) => ada.call(calls.cancelAppointment, { params: { id } });
  const first = await heldFor(ada, startsAt);
  await goTo(59 * MINUTE_MS);
  await letGo(first);
  const second = await heldFor(ada, startsAt);
  await goTo(118 * MINUTE_MS);
  await letGo(second);
  const third = await heldFor(ada, startsAt);
  expect([first, second, third].map(({ minutes }) => minutes)).toEqual([DAY, DAY, 15]);
  const others = await somebody();
  expect((await heldFor(others, '2026-12-15T09:00:00Z')).minutes).toBe(DAY);
  // A week later it is forgotten.
  await goTo(8 * DAY_MS);
  expect((await heldFor(ada, startsAt)).minutes).toBe(DAY);
  world.time.now = START;
});

test('the same time held anew before its hour is over was let go; so were two that are held in turn', async () => {
  const [obi, chi] = [await somebody(), await somebody()];
  const held = async (who: Somebody, times: readonly string[]) => {
    const minutes: number[] = [];
    for (const [nth, startsAt] of times.entries()) {
      await goTo(nth * 59 * MINUTE_MS);
      minutes.push((await heldFor(who, startsAt)).minutes);
    }
    world.time.now = START;
    return minutes;
  };
  const [one, other] = ['2026-12-15T10:00:00Z', '2026-12-15T14:00:00Z'];
  expect(await held(obi, [one, one, one])).toEqual([DAY, DAY, 15]);
  expect(await held(chi, ['2026-12-15T13:00:00Z', other, '2026-12-15T13:00:00Z', other])).toEqual([
    DAY,
    DAY,
    DAY,
    15,
  ]);
});

test('a session of counselling wants the number that its counsellor calls; a consultation and a session of a plan do not', async () => {
  const ada = await somebody();
  for (const phone of ['', '  ', undefined]) {
    const { status, refusal } = await book(ada, { startsAt: '2026-12-02T08:00:00Z', phone });
    expect([status, refusal.fields]).toEqual([400, { phone: 'Phone number is required' }]);
  }
  const consultation = { kind: 'consultation' as const, startsAt: '2026-12-02T08:00:00Z', phone: undefined };
  expect((await book(ada, consultation)).refusal?.fields?.phone).toBeUndefined();
});

test('what was let go for another hold is not shown as if it had been lost; what ran out is', async () => {
  world.time.now = START;
  const ada = await somebody();
  const listed = async () =>
    (await ada.call(calls.listAppointments, {})).body.appointments.map(({ _id, state }) => [_id, state]);
  await heldFor(ada, '2026-12-10T08:00:00Z', { byTransfer: false });
  const { id } = await heldFor(ada, '2026-12-10T08:00:00Z');
  expect(await listed()).toEqual([[id, 'held']]);
  const other = await heldFor(ada, '2026-12-10T09:00:00Z', { byTransfer: false });
  world.time.now = later(START, 20 * MINUTE_MS);
  await schedule.paid.clearRunOut();
  expect(await listed()).toEqual([[other.id, 'lapsed']]);
  world.time.now = START;
});
