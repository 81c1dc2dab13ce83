// Anybody may ask how a clock stands: it is found out once a day, and told to all who ask.
import { expect, test, vi } from 'vitest';
import { keepOffsets } from './told-offsets.ts';

test('a zone is worked out once a day, however many ask', () => {
  const tell = keepOffsets();
  const at = (moment: string) => tell('America/Vancouver', new Date(moment));
  const first = at('2026-11-29T10:00:00Z');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(at('2026-11-29T23:59:00Z')).toEqual(first);
  expect(made).not.toHaveBeenCalled();
  const next = at('2026-11-30T00:00:00Z');
  made.mockRestore();
  expect([first.offsets[0]!.from, first.until, next.offsets[0]!.from, next.until]).toEqual([
    '2025-10-25T00:00:00.000Z',
    '2028-01-03T00:00:00.000Z',
    '2025-10-26T00:00:00.000Z',
    '2028-01-04T00:00:00.000Z',
  ]);
});
