// A page of a few words that the server writes by itself, in the look of a mail: no script, and no search finds it.
import { createHash } from 'node:crypto';
import { type Html, html, spellHtml, trusted } from './html.ts';
import { MAIL_COLOURS } from './mail/mail-style.ts';

const coloured = (at: 0 | 1): string =>
  Object.entries(MAIL_COLOURS)
    .map(([name, colours]) => `--${name}:${colours[at]}`)
    .join(';');
const SHEET = `:root{color-scheme:light dark;${coloured(0)}}
@media (prefers-color-scheme:dark){:root{${coloured(1)}}}
body{margin:0;padding:20px 12px;background:var(--paper);color:var(--ink);font:400 16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main{max-width:520px;margin:0 auto;padding:24px 20px 28px;background:var(--surface);border:1px solid var(--line);border-top:8px solid var(--wine-fill);border-radius:16px;overflow-wrap:anywhere}
.name{margin:0 0 20px;font:700 22px/1.2 Literata,Georgia,serif;color:var(--wine)}
h1{margin:0 0 16px;font:600 24px/1.3 Literata,Georgia,serif}
button{min-height:48px;padding:12px 24px;border:0;border-radius:24px;background:var(--wine-fill);color:var(--on-fill);font:inherit;font-weight:600;cursor:pointer}
a{color:var(--wine)}
.name a{display:inline-block;padding:10px 0;margin:-10px 0;text-decoration:none}
:focus-visible{outline:3px solid var(--gold);outline-offset:2px}`;

export const SMALL_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(SHEET).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
};

export const smallPage = ({ title, words }: { title: string; words: Html }): string =>
  spellHtml(html`<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Ijeuwa</title>
<style>${trusted(SHEET)}</style>
</head>
<body>
<main>
<p class="name"><a href="/">Ijeuwa</a></p>
<h1>${title}</h1>
${words}
</main>
</body>
</html>
`);
