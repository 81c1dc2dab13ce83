// The words about what is being paid say how long whoever decides may take.
import { expect, test } from 'vitest';
import { beingPaid } from './giving-up.rules.ts';

test('a bank takes a minute, a transfer some minutes, PayPal some days', () => {
  expect(beingPaid('This order', 'card')).toMatch(/^This order is being paid at this moment.* a minute/);
  expect(beingPaid('This order', 'transfer_account')).toMatch(/some minutes/);
  const byPaypal = beingPaid('Your VIP case', 'paypal');
  expect(byPaypal).toMatch(/^Your VIP case is paid by PayPal.* some days.* do not pay again/);
  expect(byPaypal).not.toMatch(/bank|minute/);
});
