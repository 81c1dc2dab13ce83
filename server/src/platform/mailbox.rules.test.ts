// Several spellings of one mailbox.
import { expect, test } from 'vitest';
import { mailboxOf, spellingsOf } from './mailbox.rules.ts';

test.each([
  ['ada@gmail.com', 'ada@gmail.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['Ada+one+two@GoogleMail.com', 'ada@gmail.com'],
  ['a.da+shop@outlook.com', 'a.da@outlook.com'],
  ['ada+x@pm.me', 'ada@proton.me'],
  ['a.d-a_+x@protonmail.com', 'ada@proton.me'],
  ['ADA@protonmail.ch', 'ada@proton.me'],
  ['ada+x@icloud.com', 'ada@icloud.com'],
  ['ada+x@me.com', 'ada@icloud.com'],
  ['a.da@mac.com', 'a.da@icloud.com'],
  ['ada+x@fastmail.com', 'ada@fastmail.com'],
  ['shop@ada.fastmail.com', 'ada@fastmail.com'],
  ['shop+x@ada.fastmail.fm', 'ada@fastmail.fm'],
  ['a.da+x@yandex.ru', 'a-da@yandex.ru'],
  ['a-da@ya.ru', 'a-da@yandex.ru'],
  ['a.da@yandex.com.tr', 'a-da@yandex.ru'],
  ['a.da+x@hotmail.co.uk', 'a.da@hotmail.co.uk'],
  ['ada+x@live.co.uk', 'ada@live.co.uk'],
  ['ada+x@outlook.fr', 'ada@outlook.fr'],
  ['ada+x@hotmail.fr', 'ada@hotmail.fr'],
  // Nobody outside knows what these mean there.
  ['a.da+x@zoho.com', 'a.da+x@zoho.com'],
  ['ada+x@hey.com', 'ada+x@hey.com'],
  ['shop@ada.gmail.com', 'shop@ada.gmail.com'],
  ['ada@fastmail.com.ng', 'ada@fastmail.com.ng'],
  ['ada@localhost', 'ada@localhost'],
  ['a.d.a+x@example.com', 'a.d.a+x@example.com'],
  ['a.d.a@yahoo.com', 'a.d.a@yahoo.com'],
  ['ada-x@yahoo.com', 'ada@yahoo.com'],
  ['Ada-shop@yahoo.co.uk', 'ada@yahoo.co.uk'],
  ['a_da-x@ymail.com', 'a_da@ymail.com'],
  ['-x@yahoo.com', '-x@yahoo.com'],
  ['ada-x@yahoo.example', 'ada-x@yahoo.example'],
  ['ada@gmail.com.ng', 'ada@gmail.com.ng'],
  ['+@gmail.com', '+@gmail.com'],
  ['...@proton.me', '...@proton.me'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});

test('it is looked for as it was given, as the mailbox that it is, and as it was read before', () => {
  expect(spellingsOf('a.da+x@gmail.com')).toEqual(['a.da+x@gmail.com', 'a.da@gmail.com', 'ada@gmail.com']);
  expect(spellingsOf('a.da+x@pm.me')).toEqual(['a.da+x@pm.me', 'a.da@proton.me', 'ada@proton.me']);
  expect(spellingsOf('ada+x@me.com')).toEqual(['ada+x@me.com', 'ada@me.com', 'ada@icloud.com']);
  expect(spellingsOf('ada-x@yahoo.com')).toEqual(['ada-x@yahoo.com', 'ada@yahoo.com']);
  expect(spellingsOf('ada+x@example.com')).toEqual(['ada+x@example.com']);
  expect(spellingsOf('ada@gmail.com')).toEqual(['ada@gmail.com']);
});
