// The open page behind the address on a paper: whether it is real and still holds, its date and its amount, and nothing more.
import { type Html, html } from '#platform/html.ts';
import { dayIn } from '#platform/mail-words.ts';
import { smallPage } from '#platform/small-page.ts';
import type { RealReceipt } from './invoices.service.ts';

type Shown = RealReceipt | 'unknown' | 'too often';

// Whoever is shown a paper may be anywhere: the day is the one that is printed on it.
const day = (moment: Date): string => dayIn('Africa/Lagos', moment);

const tell = (words: string): Html => html`<a href="/help-center#contact">${words}</a>`;

const creditedSince = ({ amount, at, isAll }: NonNullable<RealReceipt['credited']>): Html =>
  isAll
    ? html`<p><strong>All of it was given back</strong>, the last of it on ${day(at)}: it proves no payment any more.</p>`
    : html`<p><strong>${amount} of it was given back</strong>, the last of that on ${day(at)}.</p>`;

const issued = ({ kind, issuedAt, amount, credited }: RealReceipt): { title: string; words: Html } => {
  const isCredit = kind === 'credit_note';
  return {
    title: isCredit
      ? 'This credit note is real'
      : credited
        ? 'This receipt is real, and money was given back since'
        : 'This receipt is real',
    words: html`<p>Ijeuwa issued it on <strong>${day(issuedAt)}</strong> for <strong>${amount}</strong>.</p>
${isCredit ? html`<p>It says that this money was given back, and proves no payment.</p>` : ''}${credited ? creditedSince(credited) : ''}
<p>If what you hold says another date or amount, it was altered: please do not rely on it, and ${tell('tell us')}.</p>`,
  };
};

const said = (shown: Shown): { title: string; words: Html } => {
  if (shown === 'unknown')
    return {
      title: 'We know no such receipt',
      words: html`<p>Please compare the address with the paper, letter by letter. If it is the same, the paper is not one of ours: please do not rely on it, and ${tell('tell us')}.</p>`,
    };
  if (shown === 'too often')
    return {
      title: 'Please wait a little',
      words: html`<p>Many receipts were asked for from where you are. Please try again in an hour.</p>`,
    };
  return issued(shown);
};

export const receiptPage = (shown: Shown): string => smallPage(said(shown));
