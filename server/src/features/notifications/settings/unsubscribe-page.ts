// The page behind the link under a mail; it works without script.
import { type Html, html } from '#platform/html.ts';
import { smallPage } from '#platform/small-page.ts';

type Shown = { asks: string } | { ended: string } | 'unknown';

const SETTINGS = html`<a href="/notifications?tab=settings">settings of your notifications</a>`;

const said = (shown: Shown): { title: string; words: Html } => {
  if (shown === 'unknown')
    return {
      title: 'A part of this link is missing',
      words: html`<p>Please open it from the mail again, or choose in the ${SETTINGS}.</p>`,
    };
  if ('ended' in shown)
    return {
      title: 'These mails have ended',
      words: html`<p role="status">We send you no more mails about ${shown.ended}. You can begin them again in the ${SETTINGS}.</p>`,
    };
  return {
    title: `End mails about ${shown.asks}?`,
    words: html`<p>You still find everything in your notifications.</p>
<form method="post"><button type="submit">End these mails</button></form>
<p>Or choose each way in the ${SETTINGS}.</p>`,
  };
};

export const unsubscribePage = (shown: Shown): string => smallPage(said(shown));
