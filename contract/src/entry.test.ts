// Which of the pages of signing in an address shows.
import { expect, test } from 'vitest';
import { ENTRY_PAGES, entryPageOf } from './entry.ts';

const pageAt = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://ijeuwa.test');
  return entryPageOf(pathname, searchParams);
};

test.each([
  ['/auth', '/auth'],
  ['/auth?to=%2Fmessages', '/auth'],
  ['/auth?mode=signup&to=/x', '/auth?mode=signup'],
  ['/auth?to=/x&with=google&mode=signup', '/auth?mode=signup&with=google'],
  ['/auth?social=failed', '/auth?social=failed'],
  ['/auth?mode=else&with=else&social=else', '/auth'],
  ['/auth?left=%3Cb%3Enow', '/auth'],
  ['/forgot-password', '/forgot-password'],
  ['/forgot-password?token=', '/forgot-password'],
  ['/forgot-password?token=abc', '/forgot-password?token=given'],
  ['/forgot-password?done=sent', '/forgot-password?done=sent'],
])('%s shows %s', (address, page) => {
  expect(pageAt(address)).toBe(page);
});

test.each([
  '/auth?left=2026-12-01T09%3A00%3A00.000Z',
  '/auth?verify=abc',
  '/auth?with=phone',
  '/auth?social=complete',
  '/dashboard',
])('%s takes the application', (address) => {
  expect(pageAt(address)).toBeUndefined();
});

test('every page that is written is one that some address shows', () => {
  for (const page of ENTRY_PAGES) expect(pageAt(page)).toBe(page);
});
