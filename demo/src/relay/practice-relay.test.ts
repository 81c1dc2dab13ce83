// The relay of the demonstration lets in whom our server has given credentials, until these end.
import { credentialsFor } from '@ijeuwa/server/features/meeting/ice-servers';
import { expect, test } from 'vitest';
import { passwordOf } from './practice-relay.ts';

const at = (minute: number) => () => new Date(Date.UTC(2026, 10, 30, 8, minute));
const secret = 'shared';
const given = credentialsFor(secret, { until: at(55)(), who: 'somebody' });

test('until the end of the session, and not a moment longer', () => {
  expect(passwordOf(given.username, { secret, now: at(54) })).toBe(given.credential);
  expect(passwordOf(given.username, { secret, now: at(55) })).toBeUndefined();
});

test('nobody signs for themselves', () => {
  const later = given.username.replace(/^\d+/, (until) => `${Number(until) + 3600}`);
  expect(passwordOf(later, { secret, now: at(54) })).not.toBe(given.credential);
  expect(passwordOf(given.username, { secret: 'guessed', now: at(54) })).not.toBe(given.credential);
  for (const name of ['somebody', '', ':x', '__proto__', 'NaN:x'])
    expect(passwordOf(name, { secret, now: at(0) })).toBeUndefined();
});
