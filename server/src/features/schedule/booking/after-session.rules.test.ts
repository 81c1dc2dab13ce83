// Until when a held session is rated, and to whom an appointment can go.
import { expect, test } from 'vitest';
import { type Booked, leftUnsaid, ratedUntil, unsaidAt, whyNotToAnother } from './booking.rules.ts';

const endsAt = new Date('2026-12-07T09:50:00Z');
const at = (moment: string) => new Date(moment);
const held = { state: 'done', endsAt, ratedAt: null } as const;

test('only what was held is rated, for sixty days to the minute', () => {
  const last = at('2027-02-05T09:50:00Z');
  expect(ratedUntil(held, endsAt)).toEqual(last);
  expect(ratedUntil(held, last)).toEqual(last);
  expect(ratedUntil(held, at('2027-02-05T09:50:00.001Z'))).toBeUndefined();
  for (const state of ['confirmed', 'cancelled', 'no_show_member', 'lapsed'] as const)
    expect(ratedUntil({ ...held, state }, endsAt)).toBeUndefined();
});

test('what was said is changed for a fortnight from when it was first said', () => {
  const rated = { ...held, ratedAt: at('2027-02-05T09:00:00Z') };
  expect(ratedUntil(rated, at('2027-02-19T09:00:00Z'))).toEqual(at('2027-02-19T09:00:00Z'));
  expect(ratedUntil(rated, at('2027-02-19T09:00:01Z'))).toBeUndefined();
});

test('a session that was paid for goes to whoever has the same price; one of a plan, and a consultation, to anybody', () => {
  expect(whyNotToAnother({ paidBy: 'money', kind: 'session' }, false)).toMatch(/another price/);
  expect(whyNotToAnother({ paidBy: 'money', kind: 'session' }, true)).toBeUndefined();
  expect(whyNotToAnother({ paidBy: 'credit', kind: 'session' }, false)).toBeUndefined();
  expect(whyNotToAnother({ paidBy: 'money', kind: 'consultation' }, false)).toBeUndefined();
});

const unsaid: Booked = {
  kind: 'session',
  state: 'confirmed',
  startsAt: at('2026-12-07T09:00:00Z'),
  endsAt,
  heldUntil: null,
  paidBy: 'money',
  moves: 0,
  sequence: 0,
};

test('of which nobody says how it went has its clock from when the room closes', () => {
  expect(unsaidAt(unsaid, at('2026-12-07T09:54:59Z'))).toBeUndefined();
  expect(unsaidAt(unsaid, at('2026-12-07T09:55:00Z'))).toEqual({
    sayBy: at('2026-12-08T09:50:00Z'),
    againAt: at('2026-12-09T09:50:00Z'),
  });
  for (const state of ['done', 'cancelled', 'no_show_member', 'held'] as const)
    expect(unsaidAt({ ...unsaid, state }, at('2026-12-07T10:00:00Z'))).toBeUndefined();
});

test('after 48 hours the doubt is the member’s: another one, and never sooner', () => {
  expect(leftUnsaid(unsaid, at('2026-12-09T09:49:59Z'))).toMatchObject({ to: {}, time: 'stays' });
  expect(leftUnsaid(unsaid, at('2026-12-09T09:50:00Z'))).toMatchObject({
    to: { state: 'done' },
    again: true,
    back: false,
  });
  expect(leftUnsaid({ ...unsaid, state: 'done' }, at('2026-12-19T09:50:00Z'))).toMatchObject({ to: {} });
});
