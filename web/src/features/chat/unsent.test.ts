// The order in which waiting messages leave, and what a failure holds up.
import { describe, expect, test } from 'vitest';
import { asUnsent, conversationsWaiting, firstWaiting, inOrder, judge, nextMoment } from './unsent.ts';

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const one = (matchId: string, second: number, refused?: string) => ({
  matchId,
  clientId: `${matchId}${second}`,
  text: 'hello',
  sentAt: at(second),
  refused,
});

describe('what leaves next', () => {
  test('is the first that was written in the conversation', () => {
    const unsent = inOrder([one('b', 3), one('a', 2), one('a', 1)]);
    expect(firstWaiting(unsent, 'a')?.sentAt).toBe(at(1));
    expect(firstWaiting(unsent, 'b')?.sentAt).toBe(at(3));
    expect(firstWaiting(unsent, 'c')).toBeUndefined();
  });

  test('is not what was refused: that waits for the member, and the next one leaves', () => {
    const unsent = [one('a', 1, 'Too long.'), one('a', 2), one('b', 3, 'Too long.')];
    expect(firstWaiting(unsent, 'a')?.sentAt).toBe(at(2));
    expect([...conversationsWaiting(unsent)]).toEqual(['a']);
  });

  test('stays in the order of writing when the clock is set back, or two are written at once', () => {
    const before = [one('a', 30)];
    expect(nextMoment(before, Date.parse(at(10))) > at(30)).toBe(true);
    expect(nextMoment(before, Date.parse(at(30))) > at(30)).toBe(true);
    expect(nextMoment(before, Date.parse(at(31)))).toBe(at(31));
  });
});

describe('a failure', () => {
  test.each([
    ['invalid', 'message'],
    ['forbidden', 'message'],
    ['email_not_verified', 'message'],
    ['not_found', 'message'],
    ['conflict', 'message'],
    ['too_large', 'message'],
    ['too_many', 'conversation'],
    ['fault', 'conversation'],
    ['offline', 'everything'],
    ['unavailable', 'everything'],
    ['not_signed_in', 'everything until sign-in'],
  ] as const)('called %s holds up the %s', (code, holds) => {
    expect(judge({ code }, { alone: 0, together: 0 })).toMatchObject({ holds });
  });

  test('waits as long as the server says, otherwise longer each time, at most half a minute', () => {
    const told = judge({ code: 'too_many', retryAfterSeconds: 3000 }, { alone: 4, together: 4 });
    expect(told).toMatchObject({ forMs: 3_000_000 });
    const waits = [0, 1, 4, 40].map((together) => judge({ code: 'offline' }, { alone: 9, together }));
    expect(waits.map((wait) => 'forMs' in wait && wait.forMs)).toEqual([1000, 2000, 30_000, 30_000]);
  });
});

test('what is kept and is no message is passed over', () => {
  for (const spoilt of [undefined, '', '{', 'null', '[]', '7', '{"text":"hello"}'])
    expect(asUnsent(spoilt)).toBeUndefined();
  expect(asUnsent(JSON.stringify({ ...one('a', 1), sentAt: 'yesterday' }))).toBeUndefined();
  expect(asUnsent(JSON.stringify(one('a', 1)))).toMatchObject({ clientId: 'a1' });
});
