// Nobody stands before an empty page: every address, its logo, its Back and each of its links lead to words.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectWords } from './expect-words.ts';
import { goInApp } from './in-app.ts';
import { test } from './kept-browser.ts';
import { watchTraffic } from './traffic.ts';

const LISTING = new URL('../web/build/open-pages/open-pages.json', import.meta.url);
type Listing = { pages: { path: string; listed: boolean }[]; addresses: string[] };
const { pages, addresses }: Listing = JSON.parse(readFileSync(LISTING, 'utf8'));
const OPEN = pages.map(({ path }) => path);
const APPLICATION = addresses.filter((one) => !one.startsWith('/staff'));
const UNKNOWN = '/no/such/page';
/** Of the application a visitor has these; every other address leads to the first. */
const FOR_VISITORS = ['/auth', '/forgot-password', '/login', '/pay/:token', '/getting-started'];
/** The pages to read are the same for a member, but for the way back at their head, which is the same on each. */
const READ_BY_MEMBERS = ['/', '/pricing', '/faq'];
const OPENED_BY = {
  visitor: [...OPEN, ...FOR_VISITORS, '/dashboard'],
  member: [...READ_BY_MEMBERS, ...APPLICATION],
};

/** Taps, and sees where that leads: another address, with words. */
const follow = async (page: Page, way: Locator, where: string): Promise<void> => {
  const before = page.url();
  // A tap in the moment in which a page leads on to another can go with it: a person taps again.
  await expect(async () => {
    if (page.url() === before) await way.click({ timeout: 5_000 });
    await expect.poll(() => page.url(), { message: where, timeout: 5_000 }).not.toBe(before);
  }).toPass({ timeout: 30_000 });
  await expectWords(page, where);
};

/** The addresses of our own that a person can tap here, each once. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      (one) =>
        one.checkVisibility() &&
        !one.closest('[inert]') &&
        one.origin === location.origin &&
        !one.download &&
        one.target === '',
    );
    const elsewhere = links.filter((one) => one.pathname !== location.pathname);
    return [...new Set(elsewhere.map((one) => one.getAttribute('href')!))].filter(
      (href) => !/^(\/api\/|\/demo\/|.*\.(pdf|zip)$)/.test(href),
    );
  });

/** Who somebody looks at, where an address names one: a match of theirs, or nobody. */
const makeStartOf = async (page: Page, as: 'visitor' | 'member'): Promise<(address: string) => string> => {
  const [match] = as === 'member' ? (await (await page.request.get('/api/matches')).json()).matches : [];
  return (address) =>
    address.replace(':matchId', match?._id ?? 'nobody').replace(':id', match?.member ?? 'nobody');
};

/** Once nothing more is on its way: before the script is awake a page has the links of a visitor. */
const come = async (page: Page, address: string): Promise<void> => {
  // What is typed in the moment in which a page leads on to another goes with that page: a person types it again.
  await expect(() => page.goto(address)).toPass({ timeout: 30_000 });
  await expectWords(page, address);
};

/** Answers whether somebody came to this page before: many addresses lead a visitor to the same one. */
const makeFirst = (page: Page) => {
  const seen = new Set<string>();
  return (): boolean => {
    const { pathname } = new URL(page.url());
    return !seen.has(pathname) && Boolean(seen.add(pathname));
  };
};

/**
 * On a page to read a link is the browser's own and leads where an address that is typed leads: those that are opened
 * one after the other have their words there, and one on each page is tapped.
 */
const OPENED = new Set([...OPEN, ...APPLICATION]);

/** A page to read, and one of the application, lead to the same address in two ways. */
const kindOf = (address: string): string => (OPEN.includes(address.split(/[?#]/)[0]!) ? 'page' : 'screen');

for (const as of ['visitor', 'member'] as const) {
  test.describe(`for a ${as}`, () => {
    test.use({ as });

    test('every address has words, and so has where its links and its Back lead', { tag: '@phone' }, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(String(error)));
      const followed = new Set<string>();
      const startOf = await makeStartOf(page, as);
      const first = makeFirst(page);
      const traffic = watchTraffic(page);
      for (const address of [...OPENED_BY[as], '/staff', '/staff/audit', UNKNOWN]) {
        const start = startOf(address);
        await come(page, start);
        if (!first()) continue;
        await traffic.rest();
        const here = kindOf(new URL(page.url()).pathname);
        let taps = 0;
        for (const href of await linksOn(page)) {
          const step = `${here} → ${href}`;
          if (followed.has(step)) continue;
          followed.add(step);
          if (here === 'page' && taps > 0 && OPENED.has(href)) continue;
          taps += 1;
          const link = page.locator(`a[href="${href}"]:not([inert] a)`).filter({ visible: true }).first();
          await follow(page, link, `${start} → ${href}`);
          await page.goBack();
          await expectWords(page, `${start} → ${href} → back`);
          if (new URL(page.url()).pathname !== new URL(start, page.url()).pathname) await come(page, start);
        }
        // A link by that name was followed with the others; a button decides for itself where it leads.
        const back = page.getByRole('button', { name: /^Back( to .*)?$/ }).first();
        if (await back.isVisible()) await follow(page, back, `${start}, by Back`);
      }
      expect(followed.size).toBeGreaterThan(30);
      expect(wrong).toEqual([]);
    });
  });
}

test('a visitor at any address of a member is asked to log in, and would be led back there', {
  tag: '@phone',
}, async ({ page }) => {
  const answered = async (address: string) => (await page.request.get(address)).text();
  const application = await answered('/dashboard');
  await come(page, '/forgot-password');
  for (const address of APPLICATION.filter((one) => !FOR_VISITORS.includes(one))) {
    // What is typed is answered with the same page, which then does what it does here.
    expect(await answered(address), address).toBe(application);
    await goInApp(page, address);
    const isAsked = ({ pathname, searchParams }: URL) =>
      pathname === '/auth' && searchParams.get('to') === address;
    await expect(page, address).toHaveURL(isAsked);
    await expectWords(page, address);
    await goInApp(page, '/forgot-password');
  }
});

test.describe('a member', () => {
  test.use({ as: 'member' });

  test('finds words at every place of the menus', { tag: '@desk' }, async ({ page }) => {
    const traffic = watchTraffic(page);
    await page.goto('/dashboard');
    await expectWords(page, '/dashboard');
    await traffic.rest();
    const account = page.getByRole('button', { name: 'Your account' });
    await account.click();
    // Those of the sidebar are followed where their names are looked at (home.spec.ts).
    const beside = await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { includeHidden: true })
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    const all = await linksOn(page);
    expect(all.length).toBeGreaterThan(15);
    const places = all.filter((href) => !beside.includes(href));
    expect(places.length).toBeLessThan(all.length);
    for (const href of places) {
      if (new URL(page.url()).pathname !== '/dashboard') await page.goto('/dashboard');
      await expectWords(page, '/dashboard');
      // Or a link that comes a moment later lies under the menu that is opened for it.
      await traffic.rest();
      const link = page.locator(`a[href="${href}"]:not([inert] a)`).filter({ visible: true });
      if ((await link.count()) === 0) await account.click();
      await follow(page, link.first(), `/dashboard → ${href}`);
      await page.goBack();
    }
  });

  test('who opens an address for visitors is at the dashboard', { tag: '@phone' }, async ({ page }) => {
    for (const address of ['/', '/auth', '/login', '/auth?mode=signup']) {
      await page.goto(address);
      await expect(page).toHaveURL('/dashboard');
      await expectWords(page, address);
    }
  });

  test('who reads an open page is shown the way back to the dashboard', { tag: '@desk' }, async ({
    page,
  }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'My dashboard' }).first().click();
    await expect(page).toHaveURL('/dashboard');
    await expectWords(page, 'My dashboard');
  });
});
