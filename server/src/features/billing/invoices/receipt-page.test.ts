// The open page of a receipt leads on: home, and to us where it says something else than the paper.
import { expect, test } from 'vitest';
import { receiptPage } from './receipt-page.ts';

const REAL = { kind: 'invoice', issuedAt: new Date('2026-11-24T08:00:00Z'), amount: '₦75,000' } as const;

test.each([{ ...REAL, credited: undefined }, 'unknown'] as const)('of %j', (shown) => {
  const page = receiptPage(shown);
  expect(page).toContain('<a href="/">Ijeuwa</a>');
  expect(page).toMatch(/do not rely on it, and <a href="\/help-center#contact">tell us<\/a>/);
});
