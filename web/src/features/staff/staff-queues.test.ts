// Where the work of each role begins.
import { expect, test } from 'vitest';
import { homeOf } from './staff-queues.ts';

const of = (...roles: Parameters<typeof homeOf>[0]['roles']) =>
  homeOf({ _id: '', name: 'Ngozi', email: 'ngozi@staff.example', roles })?.label;

test('an administrator begins at how all queues stand, anybody else at the first of their own', () => {
  expect(of('admin')).toBe('Figures');
  expect(of('admin', 'finance')).toBe('Figures');
  expect(of('finance')).toBe('Transfers');
  expect(of('matchmaker')).toBe('VIP cases');
});
