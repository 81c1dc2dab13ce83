// A built web as small as can be: an application and four open pages.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PICTURE =
  '<img src="/pictures/hero-960.webp" srcSet="/pictures/hero-320.webp 320w, /pictures/hero-960.webp 960w" sizes="100vw" data-light="/pictures/hero-320.webp">';
const SAVER =
  '<form data-saver-form=""><p data-saver-state="">All</p><button name="saver" value="on" data-saver-button="">Save data</button></form>';
const PRICING = `<!doctype html><html lang="en-NG"><head><style>.a>.b{content:"&<"}</style><link rel="preload" as="image" href="/pictures/hero-960.webp"/><link rel="canonical" href="https://ijeuwa.invalid/pricing"/></head><body><a href="/auth" data-for="visitor">Login</a><a href="/dashboard" data-for="member">My dashboard</a><a href="/" data-back="">Back</a><p data-demonstration="">Invented <b>people</b></p><p>Blossom is <data data-figure="price:blossom">₦1</data> &amp; more</p><table><tbody data-catalogue="compared all"><template><tr><th>{entry:title}</th><td>{entry:blossom}</td><td>{entry:harmony}</td></tr></template></tbody></table>${PICTURE}<ul data-list=""><li>${PICTURE}</li></ul>${SAVER}</body></html>`;

const FAQ_ENTRY =
  '<details data-tags="{entry:tags}"><summary>{entry:question}</summary><div id="{entry:id}">{entry:answer}</div></details>';
const faqGroup = (id: string) =>
  `<section data-if-listed="faq ${id}"><h2>${id}</h2><div data-catalogue="faq ${id}"><template>${FAQ_ENTRY}</template><details>as built</details></div></section>`;
const GUIDES =
  '<ul data-catalogue="resources guides"><template><li data-tags="{entry:tags}"><a href="{entry:to}">{entry:title}</a><p>{entry:summary}</p></li></template></ul>';
const FAQ = `<!doctype html><html lang="en-NG"><head><script type="application/ld+json">{"@type":"FAQPage","mainEntity":"{list:faq}"}</script></head><body>${faqGroup('photos')}${faqGroup('packages')}${faqGroup('nothing')}${GUIDES}</body></html>`;

const ENQUIRY =
  '<!doctype html><html lang="en-NG"><head><style>.a>.b{content:"&<"}</style></head><body><form method="post"><p data-form-message hidden></p><input name="name"></form></body></html>';

const field = (name: string, type = 'text') =>
  `<input type="${type}" name="${name}"><div data-error-for="${name}"></div>`;
/** The pages of signing in, with as little in them as the server looks at. */
const ENTRY: Record<string, string> = {
  '/auth': `${field('email')}${field('password', 'password')}<input type="checkbox" name="remember">`,
  '/auth?mode=signup': `${field('name')}${field('age')}${field('email')}<select name="country"><option value=""></option><option>Nigeria</option><option>Ghana</option></select><div data-error-for="country"></div>${field('password', 'password')}`,
  '/forgot-password': field('email'),
  '/forgot-password?token=given': field('password', 'password'),
  '/forgot-password?done=sent': 'sent',
};
const entryPage = (within: string) =>
  `<!doctype html><html lang="en-NG"><head><title>Welcome Back</title></head><body><aside data-demonstration="">Demo</aside><form method="post"><p data-form-message hidden></p>${within}</form><a data-keeps-to="" href="/auth?mode=signup">Sign up</a><script>wake()</script></body></html>`;

export const buildTinyWeb = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'built-web-'));
  mkdirSync(join(dir, 'client', 'assets'), { recursive: true });
  mkdirSync(join(dir, 'open-pages'));
  writeFileSync(
    join(dir, 'client', 'index.html'),
    '<!doctype html><html lang="en-NG"><title>app</title><script>start()</script>',
  );
  writeFileSync(join(dir, 'client', 'assets', 'app-1a2b3c4d.js'), 'export const app = true;');
  writeFileSync(join(dir, 'open-pages', 'index.html'), '<!doctype html><title>start</title>');
  writeFileSync(join(dir, 'open-pages', 'pricing.html'), PRICING);
  writeFileSync(join(dir, 'open-pages', 'enquiry.html'), ENQUIRY);
  writeFileSync(join(dir, 'open-pages', 'faq.html'), FAQ);
  for (const [n, within] of Object.values(ENTRY).entries())
    writeFileSync(join(dir, 'open-pages', `entry-${n}.html`), entryPage(within));
  const listing = {
    pages: [
      { path: '/', file: 'index.html', listed: true },
      { path: '/pricing', file: 'pricing.html', listed: true, changed: '2026-11-21' },
      { path: '/faq', file: 'faq.html', listed: true },
      { path: '/enquiry', file: 'enquiry.html', listed: false },
    ],
    addresses: ['/auth', '/forgot-password', '/chat/:matchId', '/staff', '/staff/audit'],
    entry: Object.keys(ENTRY).map((page, n) => ({ page, file: `entry-${n}.html` })),
  };
  writeFileSync(join(dir, 'open-pages', 'open-pages.json'), JSON.stringify(listing));
  return dir;
};
