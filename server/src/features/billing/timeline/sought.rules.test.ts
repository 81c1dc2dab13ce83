// What is meant by what was typed to find an order.
import { expect, test } from 'vitest';
import { soughtIn } from './sought.rules.ts';

test('the number of an invoice or a credit note is known however it is written', () => {
  for (const typed of ['IJ-2026-000012', ' ij-2026-000012 ', 'IJ 2026 12', 'Invoice ij2026000012 of May'])
    expect(soughtIn(typed).invoices).toEqual(['IJ-2026-000012']);
  expect(soughtIn('cn-2026-000003').invoices).toEqual(['CN-2026-000003']);
  expect(soughtIn('blossom-1763700000000').invoices).toEqual([]);
});

test('the figures of a reference are found by themselves, split, and among those of a bank', () => {
  for (const typed of [
    '1763700000000',
    'NIP/KUDA/ADA OKAFOR/BLOSSOM 1763700000000/REF',
    'TRF Blossom-17637 00000000',
    '0001763700000000',
  ])
    expect(soughtIn(typed).digits).toContain('1763700000000');
  expect(soughtIn('763700000000').digits).toEqual([]);
});

test('what a provider calls a payment keeps its spelling, and may be typed in another', () => {
  expect(soughtIn(' 8ab12 ').transactions).toEqual(['8ab12', '8AB12']);
});
