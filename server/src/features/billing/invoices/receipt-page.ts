// The open page behind the address on a paper: whether it is real, its date and its amount, and nothing more.
import { type Html, html } from '#platform/html.ts';
import { dayIn } from '#platform/mail-words.ts';
import { smallPage } from '#platform/small-page.ts';
import type { RealReceipt } from './invoices.service.ts';

type Shown = RealReceipt | 'unknown' | 'too often';

// Whoever is shown a paper may be anywhere: the day is the one that is printed on it.
const day = (moment: Date): string => dayIn('Africa/Lagos', moment);

const said = (shown: Shown): { title: string; words: Html } => {
  if (shown === 'unknown')
    return {
      title: 'We know no such receipt',
      words: html`<p>Please compare the address with the paper, letter by letter. If it is the same, the paper is not one of ours.</p>`,
    };
  if (shown === 'too often')
    return {
      title: 'Please wait a little',
      words: html`<p>Many receipts were asked for from where you are. Please try again in an hour.</p>`,
    };
  return {
    title: 'This receipt is real',
    words: html`<p>Ijeuwa issued it on <strong>${day(shown.issuedAt)}</strong> for <strong>${shown.amount}</strong>.</p>
<p>If the paper says another date or amount, it was altered.</p>`,
  };
};

export const receiptPage = (shown: Shown): string => smallPage(said(shown));
