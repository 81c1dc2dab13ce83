// A week of stretches and the times that can be booked in it.
import { expect, test } from 'vitest';
import { ticksOf, weekOf } from './availability.rules.ts';

test('hours that follow each other are one stretch, and the noon between is none', () => {
  const ticks = new Set(['1 09:00', '1 10:00', '1 11:00', '1 14:00', '7 16:00']);
  expect(weekOf(ticks)).toEqual([
    { weekday: 1, from: '09:00', to: '12:00' },
    { weekday: 1, from: '14:00', to: '15:00' },
    { weekday: 7, from: '16:00', to: '17:00' },
  ]);
  expect(ticksOf(weekOf(ticks))).toEqual(ticks);
});

test('a stretch that ends before the hour is over holds no time', () => {
  expect([...ticksOf([{ weekday: 2, from: '09:30', to: '11:50' }])]).toEqual(['2 10:00']);
});
