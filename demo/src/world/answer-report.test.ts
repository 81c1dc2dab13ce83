// A practice member answers a report that was asked of them, and none other.
import type { CompatibilityReport } from '@ijeuwa/contract/compatibility';
import { expect, test } from 'vitest';
import { answerReport } from './answer-report.ts';

const ASKED: CompatibilityReport = {
  state: 'asked',
  byMe: false,
  lines: (['time', 'goal', 'faith', 'place'] as const).map((line) => ({ line, text: line, approved: false })),
  seen: 'abc',
  theirLines: ['time', 'goal', 'faith', 'interests'],
  lapsed: false,
  rights: 0,
  since: null,
  restsUntil: null,
  opened: false,
};

test('it is a yes to what both seek something in', () => {
  expect(answerReport(ASKED)).toEqual({ lines: ['time', 'goal', 'faith'], seen: 'abc' });
});

test.each([{ state: 'made' }, { byMe: true }, { lapsed: true }, { theirLines: ['time', 'goal'] }] as const)(
  'nothing is said where %o',
  (change) => {
    expect(answerReport({ ...ASKED, ...change } as CompatibilityReport)).toBeUndefined();
  },
);
