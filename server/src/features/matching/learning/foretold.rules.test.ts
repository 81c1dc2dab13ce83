// How well chances foretold answers, in figures that can be checked by hand.
import { expect, test } from 'vitest';
import { calibrationOf, judge } from './foretold.rules.ts';

test('nothing answered says nothing', () => {
  expect(judge([], [])).toEqual({ foretold: 0, logLoss: null, meanLoss: null, auc: null });
});

test('the loss is that of the chances, beside that of saying the same of everybody', () => {
  const { logLoss, meanLoss, auc, foretold } = judge([0.8, 0.4], [true, false]);
  expect(foretold).toBe(2);
  expect(logLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.6)) / 2);
  expect(meanLoss).toBeCloseTo(Math.log(2));
  expect(auc).toBe(1);
});

test('equal chances tell nobody apart, and the wrong way round is nought', () => {
  expect(judge([0.3, 0.3, 0.3], [true, false, false]).auc).toBe(0.5);
  expect(judge([0.1, 0.9], [true, false]).auc).toBe(0);
  expect(judge([0.2, 0.9], [true, true]).auc).toBeNull();
});

test('a chance of nothing that came true costs much, and not everything', () => {
  expect(judge([0], [true]).logLoss).toBeLessThan(25);
});

test('ten bins tell how far what was foretold lies from what came', () => {
  const bins = [
    { bin: 1, answers: 30, foretold: 0.15, liked: 0.1 },
    { bin: 4, answers: 10, foretold: 0.45, liked: 0.65 },
    { bin: 9, answers: 1, foretold: 0.95, liked: 0.95 },
  ];
  const { answers, error, bins: told } = calibrationOf(bins, 5);
  expect([answers, told.map(({ from }) => from)]).toEqual([41, [0.1, 0.4]]);
  expect(error).toBeCloseTo((30 * 0.05 + 10 * 0.2) / 41);
  expect(calibrationOf([], 5)).toEqual({ answers: 0, error: null, bins: [] });
});
