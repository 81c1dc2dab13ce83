// An SMS takes one message of the plainest letters, whatever is told in it.
import { expect, test } from 'vitest';
import { smsText } from './sms-text.rules.ts';

const LINK = 'https://ijeuwa.example/billing-process';

test.each([
  ['You have a new match on Ijeuwa.', 'You have a new match on Ijeuwa.'],
  [
    '₦75,000 received: “Blossom” is Ọlá’s – until May…',
    'NGN75,000 received: "Blossom" is Ola\'s - until May...',
  ],
  ['Hello 😀 日本', 'Hello ? ??'],
  ['two\nlines', 'two lines'],
])('"%s"', (given, sent) => expect(smsText(given)).toBe(sent));

test('one that is too long is cut, and its address stays whole', () => {
  const sent = smsText(`${'A package with a long name '.repeat(8)} ${LINK}`);
  expect(sent).toHaveLength(160);
  expect(sent.endsWith(`... ${LINK}`)).toBe(true);
});
