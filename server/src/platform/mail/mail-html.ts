// A mail as HTML: one column of tables that every mailbox draws, without a picture, a script or anything from elsewhere.
import { type Html, html, spellHtml, trusted } from '../html.ts';
import type { MailAction, MailBlock, MailDescription } from './mail-description.ts';
import { footWords, type MailFoot } from './mail-foot.ts';
import { MAIL_STYLE_SHEET, STYLE } from './mail-style.ts';
import { SIGNATURE, WATCHWORD } from './signature.ts';

/** Keeps what follows the preview out of it. */
const FILLER = trusted('&#847;&zwnj;&nbsp;'.repeat(60));
const SHEET = trusted(`<style>${MAIL_STYLE_SHEET}</style>`);

export const mailHtml = (mail: MailDescription, foot?: MailFoot): string =>
  spellHtml(html`<!doctype html>
<html lang="en-NG" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${mail.subject}</title>
${SHEET}
</head>
<body class="page" style="${STYLE.page}">
<div style="${STYLE.preview}">${mail.preview}${FILLER}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLE.around}"><tr><td align="center" style="padding:20px 12px 28px">
${trusted('<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->')}
<table role="presentation" class="sheet" cellpadding="0" cellspacing="0" border="0" style="${STYLE.sheet}">
<tr><td style="${STYLE.band}">&nbsp;</td></tr>
<tr><td class="inside" align="left" style="${STYLE.inside}">
<p class="name" style="${STYLE.name}">${SIGNATURE}</p>
<h1 class="words" dir="auto" style="${STYLE.heading}">${mail.subject}</h1>
${mail.body.map(block)}
${mail.action && button(mail.action)}
${(mail.after ?? []).map(block)}
<p class="quiet" style="${STYLE.foot}">${SIGNATURE}${!mail.grave && html`<br>${WATCHWORD}`}</p>
${foot && ending(foot)}
</td></tr>
</table>
${trusted('<!--[if mso]></td></tr></table><![endif]-->')}
</td></tr></table>
</body>
</html>
`);

const block = (one: MailBlock): Html => {
  if (typeof one === 'string') return paragraphs(one);
  if ('facts' in one)
    return html`<table class="facts" cellpadding="0" cellspacing="0" border="0" style="${STYLE.facts}">
${one.facts.map(
  ([what, value, link]) =>
    html`<tr><th scope="row" class="quiet" style="${STYLE.what}">${what}</th><td class="words" dir="auto" style="${STYLE.value}">${value}${link && html`:<br>${linkTo(link, link)}`}</td></tr>\n`,
)}</table>\n`;
  if ('code' in one)
    return html`${paragraphs(one.lead)}<p class="code" style="${STYLE.code}">${one.code}</p>\n`;
  return html`<blockquote class="quote" dir="auto" style="${STYLE.quote}">${lines(one.quote)}</blockquote>\n`;
};

const ending = (foot: MailFoot): Html => {
  const { why, settings, unsubscribe } = footWords(foot);
  return html`<p class="quiet" style="${STYLE.small}">${why}<br>${linkTo(foot.settings, settings)}<br>${linkTo(foot.unsubscribe, unsubscribe)}</p>`;
};

const linkTo = (link: string, words: string): Html =>
  html`<a class="link" href="${link}" target="_blank" rel="noopener" style="${STYLE.link}">${words}</a>`;

const paragraphs = (text: string): Html =>
  html`${text
    .split(/\n{2,}/)
    .map((one) => html`<p class="words" dir="auto" style="${STYLE.paragraph}">${lines(one)}</p>\n`)}`;

const lines = (text: string): Html =>
  html`${text.split('\n').map((one, at) => html`${at > 0 && BREAK}${one}`)}`;
const BREAK = html`<br>`;

/** The address stands beneath it too: for whoever reads before they press, and where a button is no link. */
const button = ({ lead, label, link }: MailAction): Html => html`${paragraphs(lead)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td><a class="button" href="${link}" target="_blank" rel="noopener" style="${STYLE.button}">${label}</a></td></tr></table>
<p class="quiet" style="${STYLE.small}">Or open this address:<br>${linkTo(link, link)}</p>
`;
