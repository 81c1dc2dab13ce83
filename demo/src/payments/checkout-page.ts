// What the hosted payment page says at each stage of an order.
import { type Html, html } from '@ijeuwa/server/platform/html';
import {
  ending,
  outcome,
  type Payment,
  pagesOf,
  summary,
  type Tone,
  written,
} from '../practice/payment-page.ts';
import { moneyBackChoices } from './money-back-acts.ts';
import type { Transaction, TransactionStatus } from './transaction.ts';

export const { page, missingPage } = pagesOf('Practice payments', 'Practice payment page — no money moves');

export function checkoutPage(transaction: Transaction): string {
  const amount = money(transaction);
  return page(
    `Pay ${amount} to Ijeuwa`,
    html`<div class="sides">
${summary({ title: 'Pay Ijeuwa', ...paymentOf(transaction) })}
<form method="post" class="panel">
${transaction.status === 'failed' ? html`<p class="hint">The last card was declined, and nothing was taken. Another one may be tried here.</p>` : ''}
<fieldset>
<legend>Practice card</legend>
<p class="hint">Already filled in. It is nobody’s card, and what stands here is never sent.</p>
${cardField('card-number', 'Card number', '4084 0840 8408 4081')}
<div class="pair">
${cardField('card-expiry', 'Expiry', '12/30')}
${cardField('card-cvv', 'CVV', '408')}
</div>
</fieldset>
<button class="action" name="act" value="pay">Pay ${amount}</button>
<h2>Or try another ending</h2>
${ending('slow', 'Pay slowly', 'You return at once; the bank confirms about 10 seconds later.')}
${ending('once', 'Pay with a card for one time', 'Paid at once; this card cannot be charged again.')}
${ending('refusing', 'Pay with a card that is declined when it renews', 'Paid at once; the first charge of a renewal is declined, the next one goes through.')}
${ending('decline', 'Decline (insufficient funds)', 'The bank says no, and you return unpaid.')}
${ending('abandon', 'Abandon', 'You leave without paying; this page stays open.')}
</form>
</div>`,
  );
}

export function outcomePage(transaction: Transaction, returnUrl: string): string {
  const { title, text, tone } = OUTCOMES[transaction.status];
  const payment = { title, tone, ...paymentOf(transaction) };
  return page(title, outcome(payment, text, returnUrl, moneyBackChoices(transaction)));
}

const OUTCOMES: Record<TransactionStatus, { title: string; text: string; tone?: Tone }> = {
  abandoned: { title: 'Not paid yet', text: 'This payment is still open.' },
  pending: { title: 'Waiting for the transfer', text: 'No money has come to the account yet.' },
  ongoing: {
    title: 'Your bank is still confirming',
    text: 'It takes about 10 seconds. You need not wait here: Ijeuwa hears of it by itself.',
  },
  success: {
    title: 'Paid',
    text: 'This payment is complete. There is nothing left to do here.',
    tone: 'good',
  },
  failed: {
    title: 'Declined: insufficient funds',
    text: 'Nothing was taken. Return to Ijeuwa to try again or to choose another way to pay.',
    tone: 'bad',
  },
  reversed: {
    title: 'Refunded',
    text: 'This payment was made and has been given back in full.',
    tone: 'good',
  },
};

// Without a name a field is not submitted: nobody can send a real card by mistake.
function cardField(id: string, label: string, value: string): Html {
  return html`<div class="field"><label for="${id}">${label}</label>
<input id="${id}" value="${value}" readonly autocomplete="off" inputmode="numeric"></div>`;
}

export const money = ({ amount, currency }: Pick<Transaction, 'amount' | 'currency'>): string =>
  written(amount, currency);

const paymentOf = (transaction: Transaction): Omit<Payment, 'title'> => ({
  amount: money(transaction),
  email: transaction.email,
  reference: transaction.reference,
});
