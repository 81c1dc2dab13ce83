// Amounts as staff type them.
import { expect, test } from 'vitest';
import { readAmount, typedAmount } from './typed-amount.ts';

test('an amount is read as it stands on a statement, to the kobo', () => {
  for (const [typed, minor] of [
    ['75000', 7_500_000],
    ['75,000', 7_500_000],
    ['₦ 75,000.5', 7_500_050],
    ['74950.25', 7_495_025],
    ['0.29', 29],
  ] as const)
    expect(readAmount(typed)).toBe(minor);
});

test('what is no amount is none', () => {
  for (const typed of ['', 'all', '-5', '75.000,00', '1e5', '75000.123'])
    expect(readAmount(typed)).toBeUndefined();
});

test('what is typed for an amount is read as it again', () => {
  for (const minor of [1, 50, 7_500_000, 7_495_025]) expect(readAmount(typedAmount(minor))).toBe(minor);
});
