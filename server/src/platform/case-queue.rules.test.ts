// How a case is called, and how its queue is paged.
import { expect, test } from 'vitest';
import { readPlace, referenceOf, spellPlace } from './case-queue.rules.ts';

const ID = '019abcde-0000-7000-8000-0123456789ab';

test('a case is called by letters that can be read out', () => {
  expect(referenceOf(ID)).toBe('4D2P-F2DB');
  expect(referenceOf('019abcde-0000-7000-8000-000000000000')).toBe('0000-0000');
  expect(referenceOf('019abcde-0000-7000-8000-00ffffffffff')).toBe('ZZZZ-ZZZZ');
});

test('where a page ended is read as it was spelled, and nothing else is', () => {
  const at = { since: new Date(1_790_000_000_123), id: ID };
  for (const [closed, answered] of [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const) {
    const place = { closed, answered, ...at };
    expect(readPlace(spellPlace(place))).toEqual(place);
  }
  for (const wrong of ['', '20.1.x', `00.1.${ID}'`, `0.1.${ID}`, `00.${'9'.repeat(16)}.${ID}`])
    expect(readPlace(wrong)).toBeUndefined();
});
