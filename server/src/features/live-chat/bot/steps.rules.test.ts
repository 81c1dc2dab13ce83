// The bot answers what it knows, hands over what it does not, and says once that nobody is there.
import { describe, expect, test } from 'vitest';
import { type ChatStanding, type Heard, stepOf } from './steps.rules.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const step = (chat: Partial<ChatStanding>, heard: Partial<Heard> = {}) =>
  stepOf(
    { state: 'bot', closedAt: null, waitingSince: null, awayToldAt: null, ...chat },
    { fits: false, asksForPerson: false, staffed: true, ...heard },
    NOW,
  );
const stays = { enters: false, begins: false };
const enters = { enters: true, begins: false };

describe('with the bot', () => {
  test('what it knows it answers, at any hour', () => {
    expect(step({}, { fits: true })).toEqual({ says: ['reply'], ...stays });
    expect(step({}, { fits: true, staffed: false })).toEqual({ says: ['reply'], ...stays });
  });
  test('what it does not know goes to a person, and it says so', () => {
    expect(step({})).toEqual({ says: ['generic', 'queued'], ...enters });
    expect(step({}, { staffed: false })).toEqual({ says: ['generic', 'away'], ...enters });
  });
  test('whoever asks for a person gets one, also when the bot knew an answer', () => {
    expect(step({}, { asksForPerson: true, fits: true })).toEqual({ says: ['queued'], ...enters });
  });
});

describe('while it waits for a person', () => {
  const waiting = { state: 'waiting', waitingSince: NOW } as const;
  test('that nobody is there is said once', () => {
    expect(step(waiting, { staffed: false }).says).toEqual(['away']);
    expect(step({ ...waiting, awayToldAt: NOW }, { staffed: false }).says).toEqual([]);
  });
  test('and never while the bot answers', () => {
    expect(step(waiting, { staffed: false, fits: true })).toEqual({ says: ['reply'], ...stays });
  });
  test('nothing is said twice while somebody is there', () => {
    expect(step(waiting)).toEqual({ says: [], ...stays });
    expect(step(waiting, { asksForPerson: true })).toEqual({ says: [], ...stays });
  });
});

test('while a person has it the bot is silent', () => {
  const assigned = { state: 'assigned', waitingSince: NOW } as const;
  for (const heard of [{ fits: true }, { asksForPerson: true }, { staffed: false }])
    expect(step(assigned, heard)).toEqual({ says: [], ...stays });
});

describe('written to again after it was closed', () => {
  const closed = (days: number) => ({
    state: 'closed' as const,
    closedAt: daysAgo(days),
    waitingSince: daysAgo(days + 1),
    awayToldAt: daysAgo(days + 1),
  });
  const again = { enters: true, begins: true };
  test('it enters the queue with a fresh bot, which says once more that nobody is there', () => {
    expect(step(closed(1), { staffed: false })).toEqual({ says: ['away'], ...again });
    expect(step(closed(1))).toEqual({ says: ['queued'], ...again });
    expect(step(closed(1), { fits: true, staffed: false })).toEqual({ says: ['reply'], ...again });
  });
  test('after a week, or where no person was asked for, it begins with the bot', () => {
    const begins = { says: ['reply'], enters: false, begins: true };
    expect(step(closed(7), { fits: true })).toEqual(begins);
    expect(step({ ...closed(1), waitingSince: null }, { fits: true })).toEqual(begins);
  });
});
