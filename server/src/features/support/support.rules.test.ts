// How far enquiries are, and how long they are kept.
import { expect, test } from 'vitest';
import { clockOf, everybodysPromise, idOfDigest, keptSince, stateOf } from './support.rules.ts';

const ID = '019abcde-0000-7000-8000-0123456789ab';

test('an id made of a digest is a UUID, and another digest makes another', () => {
  const one = idOfDigest(Buffer.alloc(32, 255).toString('base64url'));
  expect(one).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff');
  expect(idOfDigest(Buffer.alloc(32, 254).toString('base64url'))).not.toBe(one);
});

test('a closed enquiry is kept for 24 months', () => {
  expect(keptSince(new Date('2026-11-24T09:00:00Z'))).toEqual(new Date('2024-11-24T09:00:00Z'));
});

test('it is open, claimed, answered or closed, and answered stays so for whoever takes it again', () => {
  const at = new Date();
  const stateWith = (change: object) =>
    stateOf({ staffId: null, answeredAt: null, closedAt: null, ...change });
  expect(stateWith({})).toBe('open');
  expect(stateWith({ staffId: ID })).toBe('claimed');
  expect(stateWith({ answeredAt: at })).toBe('answered');
  expect(stateWith({ answeredAt: at, staffId: ID })).toBe('answered');
  expect(stateWith({ answeredAt: at, closedAt: at })).toBe('closed');
});

test('it is due 24 hours after it came, by the clock, and stands by that; who is ahead by when it came', () => {
  const now = new Date('2026-11-27T16:00:00Z');
  const dueAt = new Date('2026-11-28T16:00:00Z');
  expect(everybodysPromise(now)).toEqual({ dueAt, ahead: false });
  expect(clockOf({ dueAt, ahead: false }, now)).toEqual({ dueAt, queuedAt: dueAt });
  expect(clockOf({ dueAt, ahead: true }, now)).toEqual({ dueAt, queuedAt: now });
});
