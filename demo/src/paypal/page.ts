// What the practice PayPal says at each stage of an order.
import { type Html, html } from '@ijeuwa/server/platform/html';
import { practicePage } from '../practice/practice-page.ts';
import { openDisputeOf } from './disputing.ts';
import { minorOf, type Order } from './order.ts';

const REMINDER = 'Practice PayPal — no money moves';

export function approvalPage(order: Order): string {
  const amount = money(order);
  return page(
    `Pay ${amount} to Ijeuwa`,
    html`<div class="sides">
${summary(order, 'Pay Ijeuwa')}
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
  return page(
    title,
    html`<div class="narrow">
${summary(order, title, tone)}
<p>${text}</p>
<a class="action" href="${order.returnUrl}">Return to Ijeuwa</a>
${moneyBackChoices(order)}
</div>`,
  );
}

export function missingPage(): string {
  const title = 'There is no payment here';
  return page(
    title,
    html`<div class="narrow"><h1>${title}</h1>
<p>The address may be incomplete. Go back to Ijeuwa and start the payment again.</p></div>`,
  );
}

const endOf = ({ capture, refunds }: Order): { title: string; text: string; tone?: 'good' | 'bad' } => {
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

function summary(order: Order, title: string, tone?: 'good' | 'bad'): Html {
  return html`<section class="summary">
<h1 class="${tone}">${title}</h1>
<p class="amount">${money(order)}</p>
<dl>
<div><dt>To</dt><dd>Ijeuwa</dd></div>
<div><dt>Reference</dt><dd>${order.customId}</dd></div>
</dl>
</section>`;
}

function ending(act: string, label: string, explanation: string): Html {
  return html`<button class="quiet" name="act" value="${act}" aria-describedby="about-${act}">${label}</button>
<p class="hint" id="about-${act}">${explanation}</p>`;
}

const choice = (value: string, label: string): Html =>
  html`<button class="quiet" name="act" value="${value}">${label}</button>`;

const page = (title: string, body: Html): string =>
  practicePage({ title: `${title} · Practice PayPal`, player: 'Practice PayPal', reminder: REMINDER, body });

const money = ({ amount }: Order): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: amount.currency_code,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minorOf(amount) / 100);
