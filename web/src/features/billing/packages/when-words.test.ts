// What is said of the dates, before a package is paid for.
import { expect, test } from 'vitest';
import { whenOf } from './when-words.ts';

const NOW = Date.parse('2026-11-22T09:00:00.000Z');
const running = { label: 'Harmony', endsAt: '2027-03-03T09:00:00.000Z' };
const half = { name: 'My Forever', period: '6 months', months: 6 };
const month = { name: 'Blossom', period: '1 month', months: 1 };

test('a better one begins at once, says until when, and how long the lesser one runs after it', () =>
  expect(whenOf(running, half, 'more', NOW)).toBe(
    'It begins as soon as it is paid; paid today, it runs until Sat 22 May 2027. What is left of Harmony follows after it, until Tue 31 Aug 2027. You lose no day.',
  ));

test('a lesser one begins after what runs, and says until when', () =>
  expect(whenOf(running, month, 'less', NOW)).toBe(
    'It begins on Wed 3 Mar 2027, for 1 month, until Sat 3 Apr 2027. Until then all stays as it is.',
  ));

test('the same one is added at the end, and says until when', () =>
  expect(whenOf(running, { name: 'Harmony', period: '3 months', months: 3 }, 'same', NOW)).toBe(
    'You have Harmony until Wed 3 Mar 2027. Chosen again, it is added at the end for 3 months, until Thu 3 Jun 2027. You lose no day.',
  ));

test('of what has no end no date is invented', () => {
  const endless = { label: 'Harmony', endsAt: null };
  expect(whenOf(endless, month, 'less', NOW)).toMatch(/when what you have paid for has ended, for 1 month\./);
  expect(whenOf(endless, half, 'more', NOW)).toMatch(/What is left of Harmony follows after it\. You/);
});
