// What the saving of a plan is measured from, and that it holds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TherapyPackage } from '@ijeuwa/contract/therapy';
import { expect, test } from 'vitest';
import { comparedWith, isSaving, perSession, savingWords } from './plan-price.ts';

const written = <T>(file: string): T[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../content', file), 'utf8'));
const plans = written<TherapyPackage & { offer: string }>('therapy-packages.json').filter(
  ({ offer }) => offer === 'plan',
);
const single = Math.min(...written<{ price: number }>('counsellors.json').map(({ price }) => price));

test('what is sold saves at least what it says, against the counsellor whose session costs least', () => {
  expect(plans.map(perSession)).toEqual(['₦37,500', '₦37,500', '₦37,500']);
  expect(plans.map((one) => isSaving(one, single))).toEqual([true, true, true]);
});

test('a percent says what it is compared to, with both prices, so that whoever saves more can see it', () => {
  expect(comparedWith(single)).toBe(
    'Compared with as many single sessions of 50 minutes, which cost from ₦100,000 each. You save this much or more.',
  );
  expect(plans.map((one) => savingWords(one, single))).toEqual([
    '15% or more: a single session costs from ₦100,000, one of this plan ₦37,500',
    '25% or more: a single session costs from ₦100,000, one of this plan ₦37,500',
    '35% or more: a single session costs from ₦100,000, one of this plan ₦37,500',
  ]);
});

test('a percent that would not hold is not shown; before the prices are there it is what the catalogue says', () => {
  expect(plans.map((one) => isSaving(one, 45_000))).toEqual([true, false, false]);
  expect(plans.map((one) => isSaving(one, undefined))).toEqual([true, true, true]);
  expect(comparedWith(undefined)).toBe('Compared with as many single sessions of 50 minutes.');
});
