// Where the work of each role begins.
import { expect, test } from 'vitest';
import { homeOf } from './staff-queues.ts';

const of = (...roles: Parameters<typeof homeOf>[0]['roles']) =>
  homeOf({ _id: '', name: 'Ngozi', email: 'ngozi@staff.example', roles })?.label;

test('whoever reads figures begins there, anybody else at the first queue of their own', () => {
  expect(of('admin')).toBe('Figures');
  expect(of('finance')).toBe('Figures');
  expect(of('support')).toBe('Figures');
  expect(of('matchmaker')).toBe('VIP cases');
  expect(of('editor')).toBe('Ready answers');
});
