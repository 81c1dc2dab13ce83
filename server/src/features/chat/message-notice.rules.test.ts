// The words of the bell about messages.
import { expect, test } from 'vitest';
import { messageNotice } from './message-notice.rules.ts';

test.each([
  [1, 'New message'],
  [2, '2 new messages'],
  [99, '99 new messages'],
  [100, '99+ new messages'],
])('of %i unread messages the bell says "%s", and who wrote', (waiting, title) => {
  expect(messageNotice('Ada', waiting)).toEqual({ title, message: 'Ada wrote to you.', count: waiting });
});
