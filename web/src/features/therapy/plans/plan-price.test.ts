// What the saving of a plan is measured from, and that it holds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TherapyPackage } from '@ijeuwa/contract/therapy';
import { expect, test } from 'vitest';
import { isSaving, measuredFrom, perSession } from './plan-price.ts';

const written = <T>(file: string): T[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../content', file), 'utf8'));
const plans = written<TherapyPackage & { offer: string }>('therapy-packages.json').filter(
  ({ offer }) => offer === 'plan',
);
const single = Math.min(...written<{ price: number }>('counsellors.json').map(({ price }) => price));

test('what is sold saves at least what it says, against the counsellor whose session costs least', () => {
  expect(plans.map(perSession)).toEqual(['₦37,500', '₦37,500', '₦37,500']);
  expect(plans.map((one) => isSaving(one, single))).toEqual([true, true, true]);
  expect(measuredFrom(single)).toBe(
    'Measured from as many single sessions of 50 minutes with the same counsellor, from ₦100,000 each: you save at least so much.',
  );
});

test('a percent that would not hold is not shown; before the prices are there it is what the catalogue says', () => {
  expect(plans.map((one) => isSaving(one, 45_000))).toEqual([true, false, false]);
  expect(plans.map((one) => isSaving(one, undefined))).toEqual([true, true, true]);
  expect(measuredFrom(undefined)).toMatch(/same counsellor\.$/);
});
