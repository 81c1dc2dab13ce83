// The frame of every page that an outside party of the demonstration shows, in the brand's look.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const style = readFileSync(new URL('./practice-page.css', import.meta.url), 'utf8');
const styleHash = createHash('sha256').update(style).digest('base64');

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const safe = Symbol('html');

export type Html = { [safe]: string };

type Part = Html | string | number | undefined | false | Html[];

// Everything put into a page is escaped, unless it is a piece of page itself.
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { [safe]: texts.map((text, at) => text + (at < parts.length ? show(parts[at]) : '')).join('') };
}

function show(part: Part): string {
  if (part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(show).join('');
  if (typeof part === 'object') return part[safe];
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export type PracticePage = { title: string; player: string; reminder: string; body: Html };

export function practicePage({ title, player, reminder, body }: PracticePage): string {
  const styleElement: Html = { [safe]: `<style>${style}</style>` };
  return html`<!doctype html>
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
</html>`[safe];
}
