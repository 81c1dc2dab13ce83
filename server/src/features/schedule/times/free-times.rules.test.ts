// When a counsellor can be booked: wall time in their zone, holidays, exceptions, what is taken, and the nearest of all.
import { describe, expect, test } from 'vitest';
import { type Asked, freeOn, isFree, nearestFree, offeredOn, type Plan } from './free-times.rules.ts';
import { addDays, momentAt, slotLabel, wallAt } from './wall-clock.rules.ts';

const LAGOS: Plan = {
  zone: 'Africa/Lagos',
  week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1020 })),
  exceptions: [],
  holidays: new Set(),
};
const now = new Date('2027-02-25T08:00:00Z');
const asked = (change: Partial<Asked> = {}): Asked => ({
  plan: LAGOS,
  kind: 'session',
  now,
  taken: { counsellor: [], member: [] },
  ...change,
});
const hoursOf = (moments: Date[]) => moments.map((one) => one.toISOString().slice(11, 16));

// services.md, sentence 9.
test.each([
  ['2027-03-10', '08:00', '03:00'],
  ['2027-03-20', '08:00', '04:00'],
  ['2027-04-10', '09:00', '04:00'],
  ['2027-11-03', '08:00', '04:00'],
])('09:00 in Lagos on %s is %s in London and %s in New York', (day, london, newYork) => {
  const nine = momentAt(day, 9 * 60, 'Africa/Lagos')!;
  const clock = (zone: string) => {
    const { minute } = wallAt(nine, zone);
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  };
  expect([clock('Europe/London'), clock('America/New_York')]).toEqual([london, newYork]);
});

// Sentence 10: Vancouver keeps its summer from 2026 on, which older runtimes do not know.
test('the runtime knows that Vancouver at noon of 15 December 2026 in UTC is at five', () => {
  expect(wallAt(new Date('2026-12-15T12:00:00Z'), 'America/Vancouver')).toEqual({
    day: '2026-12-15',
    minute: 300,
  });
});

test('an hour over which a clock leaps is no time, and one that comes twice is its first', () => {
  expect(momentAt('2027-03-28', 90, 'Europe/London')).toBeUndefined();
  expect(momentAt('2027-10-31', 90, 'Europe/London')?.toISOString()).toBe('2027-10-31T00:30:00.000Z');
});

describe('what is offered', () => {
  test('the six times of a day they are there, each with room for what is booked', () => {
    expect(hoursOf(offeredOn('2027-03-10', LAGOS, 'session'))).toEqual([
      '08:00',
      '09:00',
      '10:00',
      '13:00',
      '14:00',
      '15:00',
    ]);
    expect(offeredOn('2027-03-13', LAGOS, 'session')).toEqual([]);
    const short = { ...LAGOS, week: [{ weekday: 3, from: 540, to: 575 }] };
    expect(hoursOf(offeredOn('2027-03-10', short, 'consultation'))).toEqual(['08:00']);
    expect(offeredOn('2027-03-10', short, 'session')).toEqual([]);
  });
  test('a counsellor in London is there by London’s clock, summer or not', () => {
    const london = { ...LAGOS, zone: 'Europe/London' };
    expect(hoursOf(offeredOn('2027-03-26', london, 'session')).at(0)).toBe('09:00');
    expect(hoursOf(offeredOn('2027-03-29', london, 'session')).at(0)).toBe('08:00');
  });
  test('a holiday closes its day, but for a counsellor who says that they are there', () => {
    const eid = { ...LAGOS, holidays: new Set(['2027-03-10']) };
    expect(offeredOn('2027-03-10', eid, 'session')).toEqual([]);
    const there = { ...eid, exceptions: [{ day: '2027-03-10', from: 540, to: 600 }] };
    expect(hoursOf(offeredOn('2027-03-10', there, 'session'))).toEqual(['08:00']);
  });
  test('a day on which it is different has its own stretches, or none', () => {
    const away = { ...LAGOS, exceptions: [{ day: '2027-03-10', from: null, to: null }] };
    expect(offeredOn('2027-03-10', away, 'session')).toEqual([]);
    const sunday = { ...LAGOS, exceptions: [{ day: '2027-03-14', from: 840, to: 1020 }] };
    expect(hoursOf(offeredOn('2027-03-14', sunday, 'session'))).toEqual(['13:00', '14:00', '15:00']);
  });
});

describe('what is free', () => {
  const nine = new Date('2027-03-10T08:00:00Z');
  test('a counsellor needs their buffer, a member does not', () => {
    const beside = { from: new Date('2027-03-10T08:50:00Z'), to: new Date('2027-03-10T09:40:00Z') };
    expect(isFree(nine, asked({ taken: { counsellor: [beside], member: [] } }))).toBe(false);
    expect(isFree(nine, asked({ taken: { counsellor: [], member: [beside] } }))).toBe(true);
    const before = { from: new Date('2027-03-10T07:00:00Z'), to: nine };
    expect(isFree(nine, asked({ taken: { counsellor: [before], member: [before] } }))).toBe(true);
  });
  test('from four hours ahead, by transfer 48, until sixty days', () => {
    const today = (byTransfer: boolean, day: string) => hoursOf(freeOn(day, asked({ byTransfer })));
    expect(today(false, '2027-02-25')).toEqual(['13:00', '14:00', '15:00']);
    expect(today(true, '2027-02-26')).toEqual([]);
    expect(freeOn('2027-04-26', asked())).toHaveLength(1);
    expect(freeOn('2027-04-27', asked())).toEqual([]);
  });
});

test('the three nearest free times are those of every free time there is', () => {
  const all = Array.from({ length: 70 }, (_, at) => addDays('2027-02-25', at)).flatMap((day) =>
    freeOn(day, asked()),
  );
  for (const wanted of [
    ...all.slice(0, 40),
    ...all.slice(-20),
    new Date('2027-06-01T08:00:00Z'),
    new Date('2027-03-13T12:00:00Z'),
  ]) {
    const taken = { counsellor: [{ from: wanted, to: new Date(wanted.getTime() + 3_600_000) }], member: [] };
    const away = (one: Date) => Math.abs(one.getTime() - wanted.getTime());
    const best = all
      .filter((one) => one.getTime() !== wanted.getTime())
      .sort((a, b) => away(a) - away(b) || a.getTime() - b.getTime())
      .slice(0, 3)
      .sort((a, b) => a.getTime() - b.getTime());
    expect(nearestFree(wanted, asked({ taken }))).toEqual(best);
  }
});

test('a slot is called by its weekday and hour, which agree with its date', () => {
  expect(slotLabel({ day: '2027-03-08', minute: 540 })).toBe('Mon at 09:00');
});
