// The life of an appointment: thousands of them by chance, the bounds to the minute, and faults that must be found.
import { describe, expect, test } from 'vitest';
import { playLife, type Rules } from '#test/booking-model.ts';
import * as rules from './booking.rules.ts';
import { gainsaidUntil } from './gainsay.rules.ts';

const SEQUENCES = 2000;
const STEPS = 40;
/** How many lives until the fault shows; undefined where it never does. */
const foundAfter = (by: Rules, says: string): number | undefined => {
  for (let seed = 0; seed < SEQUENCES; seed += 1)
    if (playLife(seed, STEPS, by).some((fault) => fault.includes(says))) return seed + 1;
  return undefined;
};

test(`${SEQUENCES} lives by chance: nobody is in two places, nothing is paid and lost, each change is one sequence higher`, () => {
  const wrong = Array.from({ length: SEQUENCES }, (_, seed) => playLife(seed + 10_000, STEPS)).flat();
  expect(wrong).toEqual([]);
});

const stays = { to: {}, time: 'stays', back: false } as const;
test.each<[string, Partial<Rules>, string]>([
  [
    'money that comes late is forgotten',
    { paid: (one, now, free) => (one.state === 'lapsed' ? stays : rules.paid(one, now, free)) },
    'paid, and lost',
  ],
  [
    'silence keeps the money',
    { ranOut: (one, now) => ({ ...rules.ranOut(one, now), back: false }) },
    'nothing went back',
  ],
  [
    'a counsellor who cancels keeps it',
    {
      cancelledByCounsellor: (one) => ({ ...(rules.cancelledByCounsellor(one) as rules.Step), back: false }),
    },
    'nothing went back',
  ],
  [
    'a late payment takes what another has',
    { paid: (one, now) => rules.paid(one, now, true) },
    'confirmed without its time',
  ],
  [
    'a move forgets the calendar',
    {
      moved: (one, now, to) => {
        const step = rules.moved(one, now, to);
        return 'refused' in step ? step : { ...step, to: { ...step.to, sequence: one.sequence } };
      },
    },
    'a move made sequence',
  ],
  [
    'what is cancelled keeps its time',
    { cancelled: (one, now) => ({ ...(rules.cancelled(one, now) as rules.Step), time: 'stays' }) },
    'keeps its time',
  ],
  [
    'a suspension keeps what was paid',
    { endedBySuspension: (one, now) => ({ ...rules.endedBySuspension(one, now), back: false }) },
    'nothing went back',
  ],
  ['a suspension ends nothing', { endedBySuspension: () => stays }, 'suspended, and booked'],
  [
    'money of whoever is suspended books',
    { paidSuspended: () => ({ to: { state: 'confirmed', heldUntil: null }, time: 'take', back: false }) },
    'confirmed without its time',
  ],
  [
    'what was said once can be said otherwise, with another back',
    { corrected: (one, now, how) => rules.attended({ ...one, state: 'confirmed' }, now, how) },
    'goes back',
  ],
  [
    'nobody said how it went, and it is given again and again',
    { leftUnsaid: (one) => ({ ...stays, to: {}, again: one.state === 'done' }) },
    'given again',
  ],
])('a planted fault is found: %s', (_, planted, says) => {
  expect(foundAfter({ ...rules, ...planted }, says)).toBeDefined();
});

const at = (text: string) => new Date(text);
const one = (change: Partial<rules.Booked> = {}): rules.Booked => ({
  kind: 'session',
  state: 'confirmed',
  startsAt: at('2027-03-10T08:00:00Z'),
  endsAt: at('2027-03-10T08:50:00Z'),
  heldUntil: null,
  paidBy: 'money',
  moves: 0,
  sequence: 0,
  ...change,
});

describe('until when', () => {
  test('to the minute, 24 hours before: then all goes back, a minute later nothing', () => {
    expect(rules.cancelled(one(), at('2027-03-09T08:00:00Z'))).toMatchObject({ back: true });
    expect(rules.cancelled(one(), at('2027-03-09T08:01:00Z'))).toMatchObject({ back: false });
    expect(rules.cancelled(one(), at('2027-03-10T08:00:00Z'))).toEqual({ refused: 'It has begun already.' });
    const to = at('2027-03-12T08:00:00Z');
    expect(rules.moved(one(), at('2027-03-09T08:00:00Z'), to)).toMatchObject({
      to: { moves: 1, sequence: 1 },
    });
    expect(rules.moved(one(), at('2027-03-09T08:01:00Z'), to)).toHaveProperty('refused');
    expect(rules.moved(one({ moves: 2 }), at('2027-03-08T08:00:00Z'), to)).toHaveProperty('refused');
  });
  test('a hold is a quarter of an hour, by transfer a day; it has lapsed whether or not somebody cleared it away', () => {
    const now = at('2027-03-01T08:00:00Z');
    expect(rules.holdUntil(now, false)).toEqual(at('2027-03-01T08:15:00Z'));
    expect(rules.holdUntil(now, true)).toEqual(at('2027-03-02T08:00:00Z'));
    const held = one({ state: 'held', heldUntil: at('2027-03-01T08:15:00Z') });
    expect(rules.stateAt(held, at('2027-03-01T08:14:59Z'))).toBe('held');
    expect(rules.stateAt(held, at('2027-03-01T08:15:00Z'))).toBe('lapsed');
  });
});

test('who did not come is said after 15 minutes of the member, and after 10 of the counsellor', () => {
  const said = (minute: string, how: rules.How) =>
    rules.attended(one(), at(`2027-03-10T08:${minute}:00Z`), how);
  expect(said('14', 'member_absent')).toHaveProperty('refused');
  expect(said('15', 'member_absent')).toMatchObject({ to: { state: 'no_show_member' }, back: false });
  expect(said('09', 'counsellor_absent')).toHaveProperty('refused');
  expect(said('10', 'counsellor_absent')).toMatchObject({ to: { state: 'no_show_counsellor' }, back: true });
  expect(said('20', 'cut_short')).toMatchObject({ to: { state: 'done' }, again: true, back: false });
  expect(rules.attended(one({ state: 'done' }), at('2027-03-10T09:00:00Z'), 'member_absent')).toHaveProperty(
    'refused',
  );
});

test('what the room said of a member who did not come the desk corrects for a week, and nothing else', () => {
  const missed = one({ state: 'no_show_member' });
  const said = (how: rules.How, day = '11', of = missed) =>
    rules.corrected(of, at(`2027-03-${day}T09:00:00Z`), how, { byAdmin: false, isRepeated: true });
  expect(said('held')).toMatchObject({ to: { state: 'done' }, back: false });
  expect(said('cut_short')).toMatchObject({ to: { state: 'done' }, again: true });
  expect(said('counsellor_absent')).toMatchObject({ to: { state: 'no_show_counsellor' }, back: true });
  expect(said('member_absent')).toMatchObject({ to: {}, back: false });
  expect(said('held', '18')).toHaveProperty('refused');
  const done = one({ state: 'done' });
  expect(said('held', '11', done)).toMatchObject({ to: {}, again: false });
  expect(said('held', '18', done)).toHaveProperty('refused');
  expect(said('held', '11', one({ state: 'no_show_counsellor' }))).toHaveProperty('refused');
  expect(said('member_absent', '11', one({ state: 'done' }))).toHaveProperty('refused');
});

test('that a member did not come is said while they can gainsay it, and no later', () => {
  const said = (day: string) =>
    rules.corrected(one(), at(`2027-03-${day}T07:00:00Z`), 'member_absent', {
      byAdmin: true,
      isRepeated: false,
    });
  expect(said('17')).toMatchObject({ to: { state: 'no_show_member' } });
  expect(said('18')).toMatchObject({ refused: expect.stringContaining('for 7 days') });
});

test('whoever is said not to have come has a week from being told to say that they did', () => {
  const told = one({ state: 'no_show_member', endedAt: at('2027-03-16T07:00:00Z') });
  expect(gainsaidUntil(told, at('2027-03-17T07:00:00Z'))).toEqual(at('2027-03-23T07:00:00Z'));
  const by = { byAdmin: true, isRepeated: false };
  expect(rules.corrected(told, at('2027-03-22T07:00:00Z'), 'held', by)).toMatchObject({
    to: { state: 'done' },
  });
  expect(gainsaidUntil(told, at('2027-03-23T08:00:00Z'))).toBeUndefined();
});

test('so has whoever is said to have spoken by telephone, and no room has seen it', () => {
  const told = one({ state: 'done', endedAt: at('2027-03-16T07:00:00Z') });
  const now = at('2027-03-22T07:00:00Z');
  expect(gainsaidUntil({ ...told, byWord: true }, now)).toEqual(at('2027-03-23T07:00:00Z'));
  expect(gainsaidUntil(told, now)).toBeUndefined();
  const by = { byAdmin: true, isRepeated: false };
  expect(rules.corrected(told, now, 'counsellor_absent', by)).toMatchObject({ back: true });
});

test('one that counts as held an administrator corrects for a week; a counsellor and whoever is late are refused', () => {
  const said = (how: rules.How, by: Partial<{ byAdmin: boolean; isRepeated: boolean; day: string }> = {}) => {
    const { day = '11', byAdmin = true, isRepeated = false } = by;
    const when = at(`2027-03-${day}T09:00:00Z`);
    return rules.corrected(one({ state: 'done' }), when, how, { byAdmin, isRepeated });
  };
  const nothing = { to: {}, time: 'stays', back: false };
  expect(said('cut_short')).toEqual({ ...nothing, again: true });
  expect(said('cut_short', { isRepeated: true })).toEqual(nothing);
  expect(said('held')).toEqual(nothing);
  expect(said('held', { isRepeated: true })).toEqual({ ...nothing, again: false });
  const back = { to: { state: 'no_show_counsellor' }, time: 'stays', back: true, again: false };
  expect(said('counsellor_absent')).toEqual(back);
  expect(said('counsellor_absent', { isRepeated: true })).toEqual(back);
  for (const how of ['cut_short', 'counsellor_absent'] as const)
    for (const by of [{ byAdmin: false }, { day: '18' }]) expect(said(how, by)).toHaveProperty('refused');
});

test('a suspension ends what has not begun, pays it back whatever the hour, and lets a hold go', () => {
  const ended = (of: Parameters<typeof one>[0], now: string) => rules.endedBySuspension(one(of), at(now));
  expect(ended({}, '2027-03-10T07:59:00Z')).toMatchObject({ to: { state: 'cancelled' }, back: true });
  expect(ended({ state: 'choosing' }, '2027-03-09T08:00:00Z')).toMatchObject({ back: true });
  expect(ended({ state: 'held' }, '2027-03-09T08:00:00Z')).toEqual({
    to: { state: 'lapsed' },
    time: 'let go',
    back: false,
  });
  expect(ended({}, '2027-03-10T08:00:00Z')).toMatchObject({ to: {}, back: false });
  expect(ended({ state: 'done' }, '2027-03-09T08:00:00Z')).toMatchObject({ to: {}, back: false });
});

test('what a bank takes back ends what is to come, and leaves what was', () => {
  expect(rules.takenBack(one(), at('2027-03-09T08:00:00Z'))).toMatchObject({ to: { state: 'cancelled' } });
  expect(rules.takenBack(one(), at('2027-03-10T09:00:00Z')).to).toEqual({});
  expect(rules.paid(one({ state: 'cancelled' }), at('2027-03-09T08:00:00Z'), false)).toMatchObject({
    back: true,
  });
});
