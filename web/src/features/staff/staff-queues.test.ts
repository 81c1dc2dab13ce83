// Where the work of each role begins.
import { expect, test } from 'vitest';
import { groupsOf, homeOf, queuesOf } from './staff-queues.ts';

type Roles = Parameters<typeof homeOf>[0]['roles'];
const ngozi = (roles: Roles) => ({ _id: '', name: 'Ngozi', email: 'ngozi@staff.example', roles });
const of = (...roles: Roles) => homeOf(ngozi(roles))?.label;

test('whoever reads figures begins there, anybody else at the first queue of their own', () => {
  expect(of('admin')).toBe('Figures');
  expect(of('finance')).toBe('Figures');
  expect(of('support')).toBe('Figures');
  expect(of('matchmaker')).toBe('VIP cases');
  expect(of('editor')).toBe('Ready answers');
});

test('how everything stands is first in the menu, and before the money whoever waits for an answer', () => {
  expect(queuesOf(ngozi(['finance']))[0]?.label).toBe('Figures');
  const [overview, help, ...rest] = groupsOf(ngozi(['support']));
  expect(overview?.queues.map(({ label }) => label)).toEqual(['Figures']);
  expect(help?.queues.slice(0, 2).map(({ label }) => label)).toEqual(['Live chats', 'Enquiries']);
  expect(rest.map(({ label }) => label)).toContain('Money');
});
