// The whole person: from the deck in one tap, from a like's ring in two; answered there, and edited for others to see.
import { expect, type Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { inOrderOfDeck, like, match, open, test } from './company.ts';
import { must } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

// Colours that are still changing would be judged half-way.

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^${name},`) });

test('the deck leads to the whole person in one tap, and back to the same place', async ({ bring }) => {
  const kola = await bring('Kọ́lá Adébáyọ̀', 'male');
  const women = [await bring('Ọmọladé Ṣówándé', 'female'), await bring('Chiọma Ńnádi', 'female')];
  for (const { context } of women)
    await must(
      await context.request.put('/api/profile/prompts', {
        data: { prompts: [{ key: 'laugh', reply: 'Aunties who dance better than the bride.' }] },
      }),
    );
  const page = await open(kola, '/dating-app');
  const [first, second] = await inOrderOfDeck(page, women);

  await page.getByRole('article').getByRole('link', { name: first.name }).click();
  await expect(page).toHaveURL(`/people/${first.id}`);
  await expect(heading(page, first.name)).toBeInViewport();
  await expect(page.getByText('I teach and I sing.')).toBeVisible();
  await expect(page.getByText('Aunties who dance better than the bride.')).toBeAttached();
  await expect(page.getByRole('region', { name: 'Why you may fit' })).toContainText('Both Christian');
  await expect(page.getByRole('button', { name: 'Pass' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeInViewport();
  await expectNothingWider(page);
  await expectNoFaults(page);
  await page.getByRole('button', { name: `More about ${first.name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Block' })).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toContainText(first.name);

  await page.getByRole('article').getByRole('link', { name: first.name }).click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Passed ${first.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Keep looking' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toContainText(second.name);
});

test('a like on the page is taken back there, above the bar however tall its words make it', {
  tag: '@phone',
}, async ({ bring }) => {
  const seun = await bring('Ṣeun Adébọ̀wálé', 'male');
  const idara = await bring('Ìdàrà Ẹ̀kpényọ̀ng-Ọkọ́nkwọ̀', 'female');
  const page = await open(seun, '/dashboard');
  await page.clock.install();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`/people/${idara.id}`);
    const likes = page.getByRole('button', { name: 'Like', exact: true });
    await expect(likes).toBeEnabled();
    // The three seconds of the way back do not run out on a slow machine.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await likes.click();
    const back = page.getByRole('button', { name: 'Take back', exact: true });
    await page.clock.runFor(500);
    const [pill, words] = [await back.boundingBox(), await page.getByText(/^You like /).boundingBox()];
    expect(pill!.y + pill!.height).toBeLessThanOrEqual(words!.y);
    await back.click();
    await page.clock.resume();
    await expect(likes).toBeVisible();
  }
});

test('a like’s ring leads to the whole person in two taps; liked back, the page leads to the conversation', {
  tag: '@phone',
}, async ({ bring }) => {
  const dayo = await bring('Dáyọ̀ Fálékè', 'male');
  const ebun = await bring('Ẹ̀bùn Ọláìyá', 'female');
  await like(ebun, dayo);
  const page = await open(dayo, '/homepage');

  await page.getByRole('button', { name: /^Notifications/ }).tap();
  await page
    .getByRole('link', { name: /Somebody likes you/ })
    .first()
    .tap();
  await expect(heading(page, ebun.name)).toBeVisible();

  await page.getByRole('button', { name: 'Like', exact: true }).tap();
  const moment = page.getByRole('dialog', { name: `You and ${ebun.name} like each other` });
  // Both ways on stand in a window as low as browsers leave of a phone's, whatever the names and reasons need.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 520 });
  for (const way of [
    moment.getByRole('link', { name: /^Write to/ }),
    moment.getByRole('button', { name: 'Later' }),
  ])
    await expect(way).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  await moment.getByRole('button', { name: 'Later' }).tap();
  await page.getByRole('link', { name: 'Message' }).tap();
  await expect(page).toHaveURL(/\/chat\//);
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: ebun.name }).tap();
  await expect(heading(page, ebun.name)).toBeVisible();
});

test('by keyboard the page is reached, read and answered, and a person is blocked from it', {
  tag: '@desk',
}, async ({ bring }) => {
  const tunji = await bring('Túnjí Adélékè', 'male');
  const sola = await bring('Ṣọlá Ògúndé', 'female');
  const chat = await match(tunji, sola);
  const page = await open(tunji, chat);
  const name = page.getByRole('heading', { name: sola.name }).getByRole('link');
  const later = page.getByRole('button', { name: 'Later' });
  await name.or(later).first().waitFor();
  if (await later.isVisible()) await later.click();
  await tabTo(name, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, sola.name)).toBeVisible();
  await tabTo(page.getByRole('button', { name: `More about ${sola.name}` }));
  await tabTo(page.getByRole('link', { name: 'Message' }));
  await tabTo(page.getByRole('button', { name: `More about ${sola.name}` }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Block' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dating-app');
  await page.goto(`/people/${sola.id}`);
  await expect(page.getByRole('heading', { name: 'This page is not open to you' })).toBeVisible();
});

test('what a member adds is seen by those whom they chose, and as others do by themselves', {
  tag: '@phone',
}, async ({ bring }) => {
  const bisi = await bring('Bísí Àjàyí', 'female');
  const wale = await bring('Wálé Òjó', 'male');
  const page = await open(bisi, '/profile');
  await page.getByRole('button', { name: 'Edit: Day to day' }).tap();
  const day = page.getByRole('dialog', { name: 'Day to day' });
  await day.getByLabel(/Height/).fill('168');
  await day.getByRole('checkbox').check();
  await day.getByLabel(/Smoking/).selectOption('no');
  await day.getByLabel('Who sees this').last().selectOption('matches');
  await day.getByRole('checkbox').last().check();
  await expectNoFaults(page);
  await day.getByRole('button', { name: 'Save' }).tap();
  await expect(day).toHaveCount(0);

  await page.getByRole('link', { name: 'See mine as others do' }).tap();
  const facts = (on: Page) => on.getByRole('region', { name: 'In short' });
  await expect(facts(page)).toContainText('168 cm (5′6″)');
  await expect(facts(page)).not.toContainText('Smoking');

  const his = await open(wale, `/people/${bisi.id}`);
  await expect(facts(his)).toContainText('168 cm (5′6″)');
  await expect(facts(his)).not.toContainText('Smoking');
  await match(bisi, wale);
  await his.reload();
  await expect(facts(his)).toContainText('Smoking');
});
