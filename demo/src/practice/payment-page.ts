// Parts of the pages on which a practice provider takes a payment.
import { type Html, html } from '@ijeuwa/server/platform/html';
import { practicePage } from './practice-page.ts';

export type Tone = 'good' | 'bad';
export type Payment = { title: string; amount: string; tone?: Tone; email?: string; reference: string };

export const summary = ({ title, amount, tone, email, reference }: Payment): Html =>
  html`<section class="summary">
<h1 class="${tone}">${title}</h1>
<p class="amount">${amount}</p>
<dl>
<div><dt>To</dt><dd>Ijeuwa</dd></div>
${email === undefined ? '' : html`<div><dt>Email</dt><dd>${email}</dd></div>`}
<div><dt>Reference</dt><dd>${reference}</dd></div>
</dl>
</section>`;

/** A button that ends the payment in another way than the usual one, and what comes of it. */
export const ending = (act: string, label: string, explanation: string): Html =>
  html`<button class="quiet" name="act" value="${act}" aria-describedby="about-${act}">${label}</button>
<p class="hint" id="about-${act}">${explanation}</p>`;

export const choice = (value: string, label: string): Html =>
  html`<button class="quiet" name="act" value="${value}">${label}</button>`;

/** How far a payment came, and the way back. */
export const outcome = (payment: Payment, text: string, returnUrl: string, more: Html | ''): Html =>
  html`<div class="narrow">
${summary(payment)}
<p>${text}</p>
<a class="action" href="${returnUrl}">Return to Ijeuwa</a>
${more}
</div>`;

export const written = (minor: number, currency: string): string =>
  new Intl.NumberFormat(currency === 'NGN' ? 'en-NG' : 'en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / 100);

export const pagesOf = (player: string, reminder: string) => {
  const page = (title: string, body: Html): string =>
    practicePage({ title: `${title} · ${player}`, player, reminder, body });
  const missingTitle = 'There is no payment here';
  return {
    page,
    missingPage: (): string =>
      page(
        missingTitle,
        html`<div class="narrow"><h1>${missingTitle}</h1>
<p>The address may be incomplete. Go back to Ijeuwa and start the payment again.</p></div>`,
      ),
  };
};
