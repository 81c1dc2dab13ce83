// The words of the bell about messages.
import { expect, test } from 'vitest';
import { lineOf, titleOf } from './message-notice.rules.ts';

test.each([
  [1, 'New message'],
  [2, '2 new messages'],
  [99, '99 new messages'],
  [100, '99+ new messages'],
])('of %i unread messages the bell says "%s", and who wrote', (waiting, title) => {
  expect(titleOf(waiting)).toBe(title);
  expect(lineOf('Ada')).toBe('Ada wrote to you.');
});
