// Every address of the specification stands somewhere or is named here as missing, and no link leads to nowhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openPages } from './open-pages/list-open-pages.ts';
import routes from './routes.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

// Spec 2: the route table, and the other paths that screens link to.
const SPECIFIED = `
  / /getting-started /profile-submitted /privacy-selection /payment-confirmation /features /success-stories /pricing
  /about-us /blog /dating-tips /safety-guide /faq /help-center /forgot-password /auth /terms /policy
  /profile /marriage-counseling /billing-process /dating-app /help-support /preference /notifications /privacy
  /schedule /ceremony-planning /marriage-planning /contact-us /faqs /resources /subscriptions /invoices /discounts
  /relationship-therapy /personalized-matchmaking /match-track /dashboard /google /ijeuwa /homepage /live-chat
  /matches /chat/:matchId /messages /match-requests /upcoming-sessions /relationship-score /achievements /login
  /counseling /learn-more /preferences /wedding-venues /bridal-fashion /honeymoon-destinations`
  .trim()
  .split(/\s+/);

type Route = { path?: string; children?: Route[] };
const pathsIn = (all: readonly Route[]): string[] =>
  all.flatMap(({ path, children = [] }) => [
    ...(path && !path.endsWith('*') ? [`/${path}`] : []),
    ...pathsIn(children),
  ]);
const THERE = new Set([...pathsIn(routes), ...openPages.map(({ path }) => path)]);

test('every address of the specification stands', () => {
  const missing = SPECIFIED.filter((address) => !THERE.has(address));
  expect(missing).toEqual([]);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['production', false],
  ['test', false],
  ['', false],
  ['development', true],
])('with NODE_ENV "%s" the gallery of parts stands: %s', async (env, there) => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', env);
  const { default: built } = await import('./routes.ts');
  expect(pathsIn(built).filter((path) => path.startsWith('/development'))).toEqual(
    there ? ['/development/ui'] : [],
  );
});

/** Calls, files and forms: no pages. */
const NO_PAGES =
  /^\/(api|demo|attached|assets|drawn|calendar|pictures|social|enquir|enquiries|data-saver|checkout|unsubscribe|receipt|service-worker|socket\.io|manifest)\b|^\/invoices\/|\.\w+$/;
/** The demonstration's payment providers and identity provider, and folders of the machine. */
const NOT_OURS =
  /^\/(transaction|bank|customer|refund|dispute|settlement|charge|transfer|uploads|v1|v2|checkoutnow|interaction|var|proc|usr)\b/;
const LINK = /(?<=["'`]|\]\(|publicUrl\})(\/[a-z][\w./-]*)/g;

const linksIn = (folder: string, kinds: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => kinds.test(file) && !/\.test\.tsx?$|(^|\/)gallery\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(LINK)].map(([, address]) => ({
        file: join(folder, file),
        address: address!,
      })),
    )
    .filter(({ address }) => !NO_PAGES.test(address) && !NOT_OURS.test(address));

const stands = ({ address }: { address: string }): boolean =>
  address.length > 1 && address.endsWith('/')
    ? [...THERE].some((one) => one.startsWith(address) && one !== address)
    : THERE.has(address);

test('no link in the code or the content leads to an address that is not there', () => {
  const links = [
    ...linksIn('web/src', /\.tsx?$/),
    ...linksIn('server/src/features', /\.ts$/),
    ...linksIn('server/src/app', /\.ts$/),
    ...linksIn('server/src/platform', /\.ts$/),
    ...linksIn('contract/src', /\.ts$/),
    ...linksIn('demo/src', /\.ts$/),
    ...linksIn('content', /\.(json|md)$/),
    ...linksIn('web/content', /\.ts$/),
  ];
  expect(links.length).toBeGreaterThan(100);
  const nowhere = links.filter((one) => !stands(one)).map(({ file, address }) => `${file}: ${address}`);
  expect([...new Set(nowhere)]).toEqual([]);
});
