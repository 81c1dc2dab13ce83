// What the practice PayPal says at each stage of an order.
import { type Html, html } from '@ijeuwa/server/platform/html';
import {
  choice,
  ending,
  outcome,
  type Payment,
  pagesOf,
  summary,
  type Tone,
  written,
} from '../practice/payment-page.ts';
import { openDisputeOf } from './disputing.ts';
import { minorOf, type Order } from './order.ts';

export const { page, missingPage } = pagesOf('Practice PayPal', 'Practice PayPal — no money moves');

export function approvalPage(order: Order): string {
  const amount = money(order);
  return page(
    `Pay ${amount} to Ijeuwa`,
    html`<div class="sides">
${summary({ title: 'Pay Ijeuwa', ...paymentOf(order) })}
<form method="post" class="panel">
<fieldset>
<legend>Practice account</legend>
<p class="hint">You are signed in as nobody: no account, no card and no password is asked for here.</p>
</fieldset>
<button class="action" name="act" value="approve">Pay ${amount}</button>
<h2>Or try another ending</h2>
${ending('slow', 'Pay, and let it be looked at', 'You return at once; PayPal says that it is paid about 10 seconds later.')}
${ending('leave', 'Pay, and close the page', 'You approve it and do not come back; Ijeuwa hears of it by itself.')}
${ending('decline', 'Pay with a card that is declined', 'You approve it; when Ijeuwa takes the money, the card behind the account says no.')}
${ending('cancel', 'Cancel and return', 'You leave without paying; this page stays open.')}
</form>
</div>`,
  );
}

export function endPage(order: Order): string {
  const { title, text, tone } = endOf(order);
  const payment = { title, tone, ...paymentOf(order) };
  return page(title, outcome(payment, text, order.returnUrl, moneyBackChoices(order)));
}

const endOf = ({ capture, refunds }: Order): { title: string; text: string; tone?: Tone } => {
  if (!capture)
    return {
      title: 'Approved',
      text: 'You have approved this payment. Nothing has moved yet: Ijeuwa takes it as soon as it hears of it.',
    };
  if (capture.status === 'PENDING')
    return { title: 'PayPal is still looking', text: 'It takes about 10 seconds. You need not wait here.' };
  if (refunds.some(({ status }) => status === 'COMPLETED'))
    return { title: 'Refunded', text: 'Of this payment, money has been given back.', tone: 'good' };
  return { title: 'Paid', text: 'This payment is complete. There is nothing left to do here.', tone: 'good' };
};

function moneyBackChoices(order: Order): Html | '' {
  if (!order.capture || order.capture.status === 'PENDING') return '';
  const ends = order.refundEnding === 'FAILED' ? 'fails' : 'arrives';
  return html`<form method="post" class="panel">
<h2>Money back</h2>
<p class="hint">A refund of this payment ${ends} after about 10 seconds.</p>
${choice('refund-arrives', 'Let refunds arrive')}
${choice('refund-fails', 'Let refunds fail after they were taken')}
${choice('by-hand', 'Send the rest back by hand, as on PayPal’s own pages')}
${choice('reverse', 'Let PayPal reverse it')}
<h2>A dispute</h2>
${
  openDisputeOf(order)
    ? html`${choice('for-us', 'PayPal decides for Ijeuwa')}
${choice('against-us', 'PayPal takes the money back')}`
    : choice('dispute', 'Ask the money back')
}
</form>`;
}

const money = ({ amount }: Order): string => written(minorOf(amount), amount.currency_code);

const paymentOf = (order: Order): Omit<Payment, 'title'> => ({
  amount: money(order),
  reference: order.customId,
});
