// Several spellings of one mailbox.
import { expect, test } from 'vitest';
import { mailboxOf, spellingsOf } from './mailbox.rules.ts';

test.each([
  ['ada@gmail.com', 'ada@gmail.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['Ada+one+two@GoogleMail.com', 'ada@gmail.com'],
  ['a.da+shop@outlook.com', 'a.da@outlook.com'],
  ['ada+x@pm.me', 'ada@proton.me'],
  ['ada+x@icloud.com', 'ada@icloud.com'],
  ['a.da+x@hotmail.co.uk', 'a.da@hotmail.co.uk'],
  ['ada+x@live.co.uk', 'ada@live.co.uk'],
  ['ada+x@outlook.fr', 'ada@outlook.fr'],
  ['ada+x@hotmail.fr', 'ada@hotmail.fr'],
  // Nobody outside knows what these mean there.
  ['a.d.a+x@example.com', 'a.d.a+x@example.com'],
  ['a.d.a@yahoo.com', 'a.d.a@yahoo.com'],
  ['ada-x@yahoo.com', 'ada-x@yahoo.com'],
  ['ada@gmail.com.ng', 'ada@gmail.com.ng'],
  ['+@gmail.com', '+@gmail.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});

test('it is looked for as it was given, and as the mailbox that it is', () => {
  expect(spellingsOf('a.da+x@gmail.com')).toEqual(['a.da+x@gmail.com', 'ada@gmail.com']);
  expect(spellingsOf('ada@gmail.com')).toEqual(['ada@gmail.com']);
});
