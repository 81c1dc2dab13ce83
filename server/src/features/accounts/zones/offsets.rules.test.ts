// The server tells how clocks stand, each change to the minute.
import { expect, test } from 'vitest';
import { offsetsBetween } from './offsets.rules.ts';

const told = (zone: string, begin: string, end: string) =>
  offsetsBetween(zone, Date.parse(begin), Date.parse(end)).map(({ from, minutes, name }) => [
    from.slice(0, 16),
    minutes,
    name,
  ]);

test('a clock that is put back and forth', () =>
  expect(told('Europe/London', '2026-10-01', '2027-04-01')).toEqual([
    ['2026-10-01T00:00', 60, 'BST'],
    ['2026-10-25T01:00', 0, 'GMT'],
    ['2027-03-28T01:00', 60, 'BST'],
  ]));

test('a clock that stands as it is', () =>
  expect(told('Africa/Lagos', '2026-01-01', '2028-01-01')).toEqual([['2026-01-01T00:00', 60, 'WAT']]));

test('half an hour, beyond UTC', () =>
  expect(told('America/St_Johns', '2026-10-01', '2026-12-01').map(([, minutes]) => minutes)).toEqual([
    -150, -210,
  ]));

test('the month in which Morocco puts its clock back', () =>
  expect(told('Africa/Casablanca', '2026-01-01', '2026-04-01').map(([, minutes]) => minutes)).toEqual([
    60, 0, 60,
  ]));

// services.md, sentence 10: by Node 20 it would be 480 minutes behind.
test('Vancouver keeps its summer from 2026 on', () =>
  expect(told('America/Vancouver', '2026-07-01', '2027-04-01')).toEqual([
    ['2026-07-01T00:00', -420, expect.any(String)],
  ]));
