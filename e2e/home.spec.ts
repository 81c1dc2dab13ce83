// The dashboard, the names of the places, and the packages beside each other: whole, and true to each other.
import { expect, type Page } from '@playwright/test';
import { expectWords } from './expect-words.ts';
import { test } from './kept-browser.ts';
import { expectLargeTextToFit, expectNoFaults, expectNothingWider } from './whole.ts';

test.use({ as: 'member' });

const NARROWEST = { width: 320, height: 640 };
const PHONES_END = 640;

/** At the size of the project and on the narrowest phone, readable and no wider than the window. */
const expectWholeAtBothWidths = async (page: Page): Promise<void> => {
  await expectNothingWider(page);
  await expectNoFaults(page);
  if (page.viewportSize()!.width > PHONES_END) return expectLargeTextToFit(page);
  await page.setViewportSize(NARROWEST);
  await expectNothingWider(page);
  await expectNoFaults(page);
  await expectLargeTextToFit(page);
};

/** Puts names and towns in the answers that are as long as people have them. */
const LONG = 'Ọlọ́runfẹ́mi-Oluwatọ́bilọ́ba Adéwálé-Ọ̀ṣúntókun';
const makeLong = (page: Page) =>
  page.route(/\/api\/(match-cards\/potential-matches|matches|conversations)(\?|$)/, async (route) => {
    const reply = await route.fetch();
    const text = (await reply.text()).replaceAll(/"name":"[^"]*"/g, `"name":"${LONG}"`);
    await route.fulfill({ response: reply, body: text });
  });

test('the dashboard says one thing first, and each of its figures agrees with its list', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Next step' })).toBeVisible();
  const picks = main.getByRole('region', { name: 'Today’s picks' });
  await expect(picks.getByRole('listitem').first()).toBeVisible();
  const deck = await (await page.request.get('/api/match-cards/potential-matches')).json();
  const waiting = deck.filter(({ pick }: { pick: boolean }) => pick).length;
  const all = waiting === 1 ? 'See the last one' : `See all ${waiting}`;
  await expect(picks.getByRole('link', { name: all })).toBeVisible();
  const figures = main.getByRole('list', { name: 'Your figures' });
  const requests = figures.getByRole('link', { name: /^Match Requests/ });
  const count = Number((await requests.textContent())?.match(/\d+/)?.[0] ?? 0);
  const listed = await (await page.request.get('/api/match-requests')).json();
  expect(listed.requests).toHaveLength(count);
  const prepared = main.getByRole('region', { name: 'How prepared you are' });
  await expect(prepared.getByText(/^\d of \d done$/)).toBeVisible();
  await expectWholeAtBothWidths(page);
});

test('long names fit on the dashboard', async ({ page }) => {
  await makeLong(page);
  await page.goto('/dashboard');
  const picks = page.getByRole('main').getByRole('region', { name: 'Today’s picks' });
  await expect(picks.getByRole('link', { name: /Oluwatọ́bilọ́ba/ }).first()).toBeVisible();
  await expectWholeAtBothWidths(page);
});

test('a first name of ten letters stays on its line among three faces', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route(/\/api\/match-cards\/potential-matches(\?|$)/, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replaceAll(/"name":"[^"]*"/g, '"name":"Oghenetega Ọmọ"');
    await route.fulfill({ response: reply, body });
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/dashboard');
  const name = page.getByRole('region', { name: 'Today’s picks' }).getByText('Oghenetega').first();
  expect(await name.evaluate((one) => one.getClientRects().length)).toBe(1);
});

test('each place of the sidebar is called the same where it leads', { tag: '@desk' }, async ({ page }) => {
  // Whoever was liked may answer at any time.
  const moment = page.getByRole('dialog', { name: /like each other$/ });
  await page.addLocatorHandler(moment, () => page.keyboard.press('Escape'));
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const folded = menu.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  // What waits there is said after the name.
  const names = (await menu.getByRole('link').allTextContents()).map((text) => text.replace(/\d.*/, ''));
  expect(names).toEqual(expect.arrayContaining(['Dashboard', 'Discover', 'Matches', 'My Profile']));
  // Personalized Matching leads on to Discover.
  for (const name of names.filter((one) => one !== 'Personalized Matching')) {
    const link = menu.getByRole('link', { name: new RegExp(`^${name}( \\d.*)?$`) });
    const before = (await link.boundingBox())!.height;
    await link.click();
    await expect(page).toHaveTitle(`${name} · Ijeuwa`);
    await expectWords(page, name);
    expect((await link.boundingBox())!.height, `${name}, where one is`).toBe(before);
  }
});

const MANY = [
  'Olúwadámilọ́lá Adéwálé-Ọ̀ṣúntókun',
  'Chukwuemekanwankwọ Ọkáfọ̀',
  'Ọlọ́runfẹ́mi-Oluwatọ́bilọ́ba Ade',
  'Ngọzichukwuka Eze',
  'Ìyábọ̀ Ṣóyínká',
  'Oghenerukevwe Akpọ',
  'Ada Ibe',
];
/** More matches than the sidebar shows, with the longest names, and so many that wait. */
const makeBusy = async (page: Page, waiting: number): Promise<void> => {
  await page.route('**/api/matches', async (route) => {
    const reply = await route.fetch();
    const [one] = (await reply.json()).matches;
    const matches = MANY.map((name, at) => ({ ...one, _id: one._id.replace(/..$/, `0${at}`), name }));
    await route.fulfill({ response: reply, json: { matches } });
  });
  await page.route('**/api/dashboard', async (route) => {
    const reply = await route.fetch();
    const figures = { matchRequests: waiting, unreadMessages: waiting };
    await route.fulfill({ response: reply, json: { ...(await reply.json()), ...figures } });
  });
};

test('with text of twice the size a name among matches and requests keeps its words', {
  tag: '@phone',
}, async ({ page }) => {
  for (const address of ['/matches', '/match-requests']) {
    await page.goto(address);
    const name = page.getByRole('main').getByRole('listitem').getByRole('heading').first();
    await expect(name).toBeVisible();
    await expectLargeTextToFit(page);
    const lines = await name.evaluate((one) => {
      const { lineHeight, paddingTop } = getComputedStyle(one);
      return (one.clientHeight - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight);
    });
    expect(lines, `lines of a name at ${address}`).toBeLessThan(4.5);
  }
});

test('whoever likes me is answered without scrolling', async ({ page }) => {
  await page.goto('/match-requests');
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: '% match' }).first();
  for (const name of ['Pass', 'Like'])
    await expect(first.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expectNothingWider(page);
});

const WAITING = [3, 42, 150];
const MOST = Math.max(...WAITING);
for (const waiting of WAITING)
  test(`the sidebar keeps a name on its line beside ${waiting} that wait, and six matches with long names`, {
    // It is as wide on a phone, where the largest figure stands for the others.
    tag: waiting === MOST ? [] : '@desk',
  }, async ({ page }) => {
    await makeBusy(page, waiting);
    await page.goto('/homepage');
    const opener = page.getByRole('button', { name: 'Open sidebar' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(opener.or(menu).first()).toBeVisible();
    if (await opener.isVisible()) await opener.click();
    const heightOf = async (name: RegExp) => (await menu.getByRole('link', { name }).boundingBox())!.height;
    await expect(menu.getByText(waiting > 99 ? '99+' : String(waiting))).toHaveCount(2);
    const line = await heightOf(/^Discover/);
    for (const name of [/^Match Requests/, /^Messages/]) expect(await heightOf(name)).toBe(line);
    const latest = page.getByRole('region', { name: 'Latest matches' });
    await expect(latest.getByRole('listitem')).toHaveCount(6);
    for (const name of await latest.getByRole('listitem').all()) {
      expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
      const smallest = (one: Element) =>
        Math.min(
          ...[...one.querySelectorAll('a span')].map((part) =>
            Number.parseFloat(getComputedStyle(part).fontSize),
          ),
        );
      expect(await name.evaluate(smallest)).toBeGreaterThanOrEqual(11);
    }
    const [one, beside] = await Promise.all(
      [0, 1].map(async (at) => (await latest.getByRole('listitem').nth(at).boundingBox())!),
    );
    expect(beside!.x - one!.x - one!.width, 'between two names').toBeGreaterThanOrEqual(6);
    if (waiting === MOST) await expectNoFaults(page);
    await expectLargeTextToFit(page);
  });

test('the packages are compared without scrolling sideways, for members and for visitors', async ({
  page,
}) => {
  await page.goto('/billing-process');
  const table = page.getByRole('table', { name: 'What each package allows' });
  const heading = page.getByRole('heading', { name: 'What each allows' });
  await expect(heading).toBeVisible();
  // On a phone it is folded.
  if (!(await table.isVisible())) await heading.click();
  await expect(table.getByRole('rowheader')).not.toHaveCount(0);
  await expect(table.getByRole('columnheader')).toHaveText([
    /^Blossom/,
    /^Harmony/,
    /^My Forever/,
    /^Personalized Matching/,
  ]);
  const ofMembers = await table.getByRole('rowheader').allTextContents();
  await expectWholeAtBothWidths(page);
  await page.goto('/pricing');
  const open = page.getByRole('table', { name: 'What each plan allows' });
  expect(await open.getByRole('rowheader').allTextContents()).toEqual(ofMembers);
  await expectNothingWider(page);
  await expectNoFaults(page);
});

test('beside each other the packages stand in lines: name, price, what they hold, and the button', {
  tag: '@desk',
}, async ({ page }) => {
  for (const [width, beside] of [
    [1280, 4],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/billing-process');
    await expect(page.getByRole('button', { name: /^(Select(ed)? Plan|Add \d+ months?)/ })).toHaveCount(4);
    for (const part of ['h2', 'h2 + div', 'ul', 'button']) {
      const tops = await page
        .locator(`main li:has(h2) ${part}`)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops.slice(0, beside)).size, `${part} at ${width}: ${tops}`).toBe(1);
    }
  }
});

test('a plan chosen on the page of prices is selected where a member pays', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose My Forever' }).click();
  await expect(page).toHaveURL('/billing-process?plan=forever');
  await expect(page.getByRole('button', { name: 'Selected Plan: My Forever' })).toBeVisible();
});
