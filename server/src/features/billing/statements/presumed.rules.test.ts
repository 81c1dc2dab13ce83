// Lines that bring money which was confirmed by hand: each once, of its amount and its days alone.
import { expect, test } from 'vitest';
import { presume } from './presumed.rules.ts';

const paid = (paymentId: string, more: object = {}) => ({
  paymentId,
  amountMinor: 100,
  orderedOn: '2026-11-20',
  confirmedOn: '2026-11-24',
  ...more,
});
const line = (id: string, day = '2026-11-24', amountMinor = 100) => ({ id, day, amountMinor });
const of = (...pairs: Parameters<typeof presume>) => [...presume(...pairs)];

test.each([
  ['on the day', line('l'), [['l', 'p']]],
  ['on the Monday behind a weekend', line('l', '2026-11-27'), [['l', 'p']]],
  ['before it was ordered', line('l', '2026-11-19'), []],
  ['long after', line('l', '2026-11-28'), []],
  ['of another amount', line('l', '2026-11-24', 101), []],
])('%s', (_, one, expected) => {
  expect(of([one], [paid('p')])).toEqual(expected);
});

test('two lines of one payment: the second is somebody else’s; two payments have a line each', () => {
  expect(of([line('late', '2026-11-25'), line('l')], [paid('p')])).toEqual([['l', 'p']]);
  const both = of(
    [line('l'), line('late', '2026-11-26')],
    [paid('new'), paid('old', { confirmedOn: '2026-11-21' })],
  );
  expect(both).toEqual([
    ['l', 'old'],
    ['late', 'new'],
  ]);
});
