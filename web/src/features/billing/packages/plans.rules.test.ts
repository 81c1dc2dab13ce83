// Nobody is led to a package that holds no more than what they have.
import type { Subscription } from '@ijeuwa/contract/billing';
import { expect, test } from 'vitest';
import { NO_PACKAGE, PACKAGES } from '../billing.fakes.ts';
import { firstSelected, standingOf } from './plans.rules.ts';

const has = (packageId: string, trial = false): Subscription => ({ ...NO_PACKAGE, packageId, trial });

test.each([
  ['Blossom, where nothing runs', NO_PACKAGE, 'blossom'],
  ['Blossom, in the trial', has('blossom', true), 'blossom'],
  ['none, where a package runs', has('harmony'), undefined],
  ['none, where it is paused', { ...NO_PACKAGE, pausedUntil: '2026-12-01T09:00:00.000Z' }, undefined],
  ['none, before it is known what runs', undefined, undefined],
] as const)('first selected is %s', (_, running, expected) =>
  expect(firstSelected(PACKAGES, running)).toBe(expected),
);

test('what was chosen on the page of prices is selected, unless it is less than what runs', () => {
  expect(firstSelected(PACKAGES, NO_PACKAGE, 'forever')).toBe('forever');
  expect(firstSelected(PACKAGES, has('harmony'), 'forever')).toBe('forever');
  expect(firstSelected(PACKAGES, has('forever'), 'harmony')).toBeUndefined();
  expect(firstSelected(PACKAGES, NO_PACKAGE, 'no such plan')).toBe('blossom');
});

test.each([
  ['blossom', 'less'],
  ['harmony', 'same'],
  ['forever', 'more'],
] as const)('beside Harmony %s is %s', (id, expected) =>
  expect(standingOf(PACKAGES, has('harmony'), id)).toBe(expected),
);

test('beside a trial nothing is less', () =>
  expect(standingOf(PACKAGES, has('blossom', true), 'blossom')).toBeUndefined());
