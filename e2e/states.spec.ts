// What a member's screens say when nothing comes, when the connection is gone, and when nothing is there yet.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './kept-browser.ts';
import { signUp, traveller } from './people.ts';
import { expectLargeTextToFit, expectNoFaults, expectNothingWider, expectWholeScreen } from './whole.ts';

test.use({ as: 'member' });

const SCREENS = [
  '/dashboard',
  '/homepage',
  '/dating-app',
  '/match-track',
  '/matches',
  '/match-requests',
  '/messages',
  '/chat',
  '/people',
  '/notifications',
  '/marriage-counseling',
  '/schedule',
  '/profile',
  '/preference',
  '/billing-process',
  '/subscriptions',
  '/privacy-selection',
  '/getting-started',
  '/devices',
  '/privacy',
  '/google',
];

const FILLED_FROM_THE_START = [
  '/profile',
  '/preference',
  '/billing-process',
  '/subscriptions',
  '/getting-started',
  '/devices',
  '/privacy',
  '/google',
  '/faqs',
  '/help-support',
  '/resources',
  '/marriage-counseling',
];

/** All but who is here, without which there is no screen, and what kind of product this is. */
const CALLS = /\/api\/(?!auth\/me|health)/;

for (const screen of SCREENS) {
  test(`${screen} says what did not come, and comes when asked again`, { tag: '@phone' }, async ({
    page,
  }) => {
    const address =
      screen === '/chat' ? await firstChat(page) : screen === '/people' ? await firstMatch(page) : screen;
    await page.route(CALLS, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(address);
    const main = page.getByRole('main');
    const again = main.getByRole('button', { name: 'Try again' });
    await expect(again.first()).toBeVisible();
    await expectNothingWider(page);
    await expectNoFaults(page);

    await page.unroute(CALLS);
    await expect(async () => {
      for (const one of await again.all()) await one.click({ timeout: 500 });
      await expect(again).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(main.locator('[aria-busy]')).toHaveCount(0);

    await page.context().setOffline(true);
    await expect(page.getByText('You are offline')).toBeInViewport();
    await expect(again).toHaveCount(0);
  });
}

test('without a connection a screen says so, and the notice is whole', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route('**/api/matches', (route) => route.abort());
  await page.goto('/matches');
  await expect(
    page.getByText('No response from server. Please check your internet connection.'),
  ).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expectNothingWider(page);
  await expectNoFaults(page);
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('a new member finds on every screen why it is empty, and what to do', { tag: '@phone' }, async ({
  browser,
}) => {
  const page = await browser.newPage();
  await signUp(page.request, traveller('Ọmọ́tọ́lá Àjàyí', 'female', 30));
  for (const [address, heading] of [
    ['/dashboard', 'No matches found yet'],
    ['/homepage', 'Find Your Soulmate'],
    ['/dating-app', 'Complete Your Profile'],
    ['/match-track', 'Complete Your Profile'],
    ['/matches', 'No matches found yet'],
    ['/match-requests', 'No match requests right now'],
    ['/messages', 'No messages yet'],
    [`/chat/${randomUUID()}`, 'This conversation is closed'],
    ['/notifications', 'No notifications'],
    ['/schedule', 'No appointments scheduled yet.'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('button', { name: /sidebar$/ })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
    await expectNothingWider(page);
    await expectNoFaults(page);
    await expectLargeTextToFit(page);
  }
  for (const address of FILLED_FROM_THE_START)
    await test.step(`${address} is whole for a new member`, () => expectWholeScreen(page, address));
  await page.context().close();
});

const firstMatch = async (page: Page): Promise<string> => {
  const { matches } = await (await page.request.get('/api/matches')).json();
  return `/people/${matches[0].member}`;
};

const firstChat = async (page: Page): Promise<string> => {
  const { matches } = await (await page.request.get('/api/matches')).json();
  return `/chat/${matches[0]._id}`;
};
