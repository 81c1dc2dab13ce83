// Several spellings of one mailbox.
import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.rules.ts';

test.each([
  ['ada@gmail.com', 'ada@gmail.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['Ada+one+two@GoogleMail.com', 'ada@gmail.com'],
  ['a.da+shop@outlook.com', 'a.da@outlook.com'],
  ['ada+x@pm.me', 'ada@proton.me'],
  ['ada+x@icloud.com', 'ada@icloud.com'],
  // Nobody outside knows what these mean there.
  ['a.d.a+x@example.com', 'a.d.a+x@example.com'],
  ['a.d.a@yahoo.com', 'a.d.a@yahoo.com'],
  ['ada@gmail.com.ng', 'ada@gmail.com.ng'],
  ['+@gmail.com', '+@gmail.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});
