// The frame of every page that an outside party of the demonstration shows, in the brand's look.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Html, html, spellHtml, trusted } from '@ijeuwa/server/platform/html';

const read = (sheet: string) => readFileSync(new URL(sheet, import.meta.url), 'utf8');
const style = read('./practice-page.css') + read('./messages.css');

const digest = (sheet: string): string => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;

const headersWith = (styles: readonly string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    ...styles,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
});

export const pageHeaders = headersWith([`style-src ${digest(style)}`]);

/** A page that shows another's, which it holds in a frame: that one may use its own style sheet, and style attributes. */
export const pageHeadersAround = (sheet: string) =>
  headersWith([`style-src-elem ${digest(style)} ${digest(sheet)}`, "style-src-attr 'unsafe-inline'"]);

export type PracticePage = { title: string; player: string; reminder: string; body: Html };

export function practicePage({ title, player, reminder, body }: PracticePage): string {
  const styleElement = trusted(`<style>${style}</style>`);
  return spellHtml(html`<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${styleElement}
</head>
<body>
<div class="band"></div>
<header><p class="logo">Ije<span>u</span>wa</p><p class="player">${player}</p></header>
<aside class="reminder" aria-label="Practice">${reminder}</aside>
<main>${body}</main>
</body>
</html>`);
}
