// Where somebody else may have paid, a dispute is of no bank of the member’s.
import { expect, test } from 'vitest';
import { lostNotice, openedNotice, wonNotice } from './disputes.mails.ts';

const asked = {
  id: 'd',
  ownReference: 'o',
  reference: 'r',
  kind: 'package',
  title: 'Harmony',
  amountMinor: 12_500_000,
  currency: 'NGN',
  category: 'fraud',
  dueAt: new Date(0),
  link: '/',
} as const;
const loss = { own: { how: 'ended' }, owedMinor: 0 } as const;
const wordsOf = (provider: 'paystack' | 'paypal', linkGiven: boolean) => {
  const told = { ...asked, provider, linkGiven };
  return [openedNotice(told, 'm'), wonNotice(told, 'm', 0), lostNotice(told, 'm', loss)].map(
    ({ bell }) => `${bell!.title}. ${bell!.message}`,
  );
};

test('whoever paid by their own card reads of their bank, and PayPal is PayPal', () => {
  for (const words of wordsOf('paystack', false)) expect(words).toMatch(/Your bank/);
  for (const words of wordsOf('paypal', false)) {
    expect(words).toMatch(/PayPal/);
    expect(words).not.toMatch(/bank/);
  }
});

test('who gave a link reads of a bank, and of no payment of theirs', () => {
  for (const provider of ['paystack', 'paypal'] as const)
    for (const words of wordsOf(provider, true))
      expect(words).not.toMatch(/[Yy]our (?:bank|payment)|that you paid|you opened/);
  expect(wordsOf('paystack', true)[0]).toMatch(
    /^A bank asks for a payment back\. .* that was paid for Harmony/,
  );
});

test('the mail of a loss names the credit note that was issued for it, and how it comes, where one was', () => {
  const told = { ...asked, provider: 'paystack', linkGiven: false } as const;
  const factsOf = (creditNote?: string) =>
    JSON.stringify(lostNotice(told, 'm', { ...loss, ...(creditNote && { creditNote }) }).mail!.body);
  expect(factsOf('CN-2026-000002')).toContain('["Credit note","CN-2026-000002"]');
  expect(factsOf('CN-2026-000002')).toContain('Your credit note comes with a mail of its own');
  expect(factsOf()).not.toMatch(/[Cc]redit note/);
});
