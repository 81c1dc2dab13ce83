// Beginning: from the start page to the first like by thumb, and a profile that is gone on with later, elsewhere, by keys.
import { expect, type Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { test } from './company.ts';
import { makeHand } from './hand.ts';
import { followLinkInMail } from './mailbox.ts';
import { fivePhotos, logIn, meetNobody, must, PASSWORD, signUp, traveller } from './people.ts';
import { secondsFor, secondsToRead } from './person-time.ts';
import { drag } from './thumb.ts';
import { walkWizard } from './walk-wizard.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

const TAPS_MAX = 40;
/** Of a person’s time, from the start page to the first like. */
const SECONDS_MAX = 240;

// A colour that is still on its way is no fault.

test.describe('by thumb', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('from the start page to the first like in fewer than 40 taps and four minutes', async ({
    bring,
    page,
  }, testInfo) => {
    const kola = await bring('Kọ́lá Adéyẹmí', 'male');
    const ada = traveller('Olúwadámilọ́lá Chukwuemekanwankwọ', 'female', kola.age, kola.seeksAges);
    const hand = makeHand(page);
    await page.goto('/');
    await hand.tap(page.getByRole('link', { name: 'Start Matching Now' }).first());
    const form = page.getByRole('form', { name: 'Sign up' });
    await hand.read(form);
    await hand.write(form.getByLabel('Name'), ada.name);
    await hand.writeNext(form.getByLabel('Age'), String(ada.age));
    await hand.writeNext(form.getByLabel('Email'), ada.email);
    await hand.writeNext(form.getByLabel('Phone number'), '+234 803 123 4567');
    await expect(form.getByLabel('Country')).toHaveValue('Nigeria');
    await hand.choose(form.getByLabel('Gender', { exact: true }), ada.gender);
    await hand.choose(form.getByLabel('Gender preference'), ada.seeks);
    await hand.write(form.getByLabel('Password', { exact: true }), PASSWORD);
    await hand.writeNext(form.getByLabel('Confirm password'), PASSWORD);
    await hand.go();
    await expect(page).toHaveURL(/\/getting-started/);

    await walkWizard(page, ada, hand, async () => {
      await expectWholeScreen(page);
      await hand.read(page.locator('main form'));
    });
    // To the mailbox, and by the link in the mail back to where the trial waits.
    await expect(page.getByText(/To start it, confirm your email/)).toBeVisible();
    const back = await page.context().newPage();
    await followLinkInMail(back, ada.email, 'Confirm your email');
    hand.touch(2);
    await expect(back).toHaveURL(/\/privacy-selection$/);
    await hand.tap(back.getByRole('button', { name: 'Start 7-day free trial' }));
    await hand.tap(back.getByRole('button', { name: 'Meet people now' }));
    await expect(back.getByRole('article', { name: /Kọ́lá/ })).toBeVisible();
    await hand.tap(back.getByRole('button', { name: 'Like', exact: true }));
    await expect(back.getByRole('status').filter({ hasText: /Liked Kọ́lá/ })).toHaveCount(1);
    const { taps, keys, homings, thoughts } = hand.done;
    const seconds = secondsFor(hand.done);
    const said = [
      `${taps} taps, ${keys} keys, ${thoughts} thoughts, ${homings} times to the keyboard and back: ${seconds.toFixed(0)} s`,
      `all ${hand.words} words of the forms read besides: ${secondsToRead(hand.words).toFixed(0)} s`,
    ].join('; ');
    console.info(`from the start page to the first like: ${said}`);
    testInfo.annotations.push({ type: 'time of a person', description: said });
    expect(taps).toBeLessThan(TAPS_MAX);
    expect(seconds, said).toBeLessThan(SECONDS_MAX);
    await meetNobody(page.request);
  });
});

/** What stands above the first words of a screen: the band, one line, how far one is. */
const HEADER_MAX = 96;

/** The words begin high enough; Next is in sight and covers nothing that is being filled in; nothing is wider; the checker finds nothing. */
const expectWholeScreen = async (page: Page): Promise<void> => {
  const next = page.getByRole('button', { name: /^(Next|Submit Profile)/ });
  await expect(next).toBeInViewport({ ratio: 1 });
  const words = await page.locator('form > header').boundingBox();
  expect(words!.y + (await page.evaluate(() => window.scrollY))).toBeLessThanOrEqual(HEADER_MAX);
  // What passes by, as that the account was made, leaves the way back and out free, and what is to do first.
  const choose = await page.getByText('Choose photos').or(page.locator('form > header')).last().boundingBox();
  for (const message of await page.locator('.toasts > *').all())
    expect((await message.boundingBox())?.y ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
      Math.max(HEADER_MAX, choose!.y + choose!.height),
    );
  for (const field of await page.locator('main input:not([type=file]), main textarea').all()) {
    await field.focus();
    const covered = await field.evaluate((element) => {
      const bar = element.ownerDocument.querySelector('[data-sticky-actions]')!.getBoundingClientRect();
      return element.getBoundingClientRect().bottom > bar.top + 1;
    });
    expect(covered, `${await field.getAttribute('name')} under the bar`).toBe(false);
  }
  await expectNothingWider(page);
  await expectNoFaults(page);
};

/** Signed up, with five photos, at the screen after them. */
const begin = async (page: Page): Promise<{ email: string }> => {
  const person = traveller('Ńkemdìlím Ọ̀ṣúnlànà', 'female', 33);
  await signUp(page.request, person);
  for (const photo of await fivePhotos('female'))
    await must(await page.request.post('/api/profile/photos', { multipart: { photo } }));
  await must(await page.request.put('/api/profile/screen', { data: { screen: 'photos' } }));
  return person;
};

test('one goes back, reloads, leaves and goes on elsewhere, and nothing is lost', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const { email } = await begin(page);
  await page.goto('/getting-started');
  await page.getByLabel('Name').fill('Ńkemdìlím Ọ̀ṣúnlànà-Chukwu');
  await page.getByRole('button', { name: 'Next' }).dblclick();
  const place = page.getByLabel('Location');
  await expect(place).toBeVisible();
  await place.fill('Ibada');
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('Ńkemdìlím Ọ̀ṣúnlànà-Chukwu');
  await page.goForward();
  await expect(place).toHaveValue('Ibada');
  await page.reload();
  await expect(page).toHaveURL(/\?screen=home$/);
  await expect(place).toHaveValue('Ibada');

  await page.getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Phone').fill('');
  await place.fill('Ibadan');
  await page
    .getByRole('option', { name: /Ibadan/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const elsewhere = await browser.newContext();
  await logIn(elsewhere.request, email, PASSWORD);
  const other = await elsewhere.newPage();
  await other.goto('/getting-started');
  await expect(other.getByRole('heading', { name: 'What do you believe?' })).toBeVisible();
  await other.getByRole('button', { name: 'Back' }).click();
  await expect(other.getByLabel('Location')).toHaveValue(/Ibadan/);
  await elsewhere.close();
});

test('a photo that is held and drawn to the first place is the face', { tag: '@phone' }, async ({ page }) => {
  await begin(page);
  await page.goto('/getting-started?screen=photos');
  const third = page.locator('[data-photo-at="2"]');
  const first = page.locator('[data-photo-at="0"]');
  const [from, to] = [await third.boundingBox(), await first.boundingBox()];
  const picture = third.locator('img');
  await expect(picture).toBeVisible();
  const wanted = await picture.getAttribute('src');
  const turned = page.waitForResponse('**/api/profile/photos/order');
  await drag(third, { x: to!.x - from!.x, y: to!.y - from!.y }, page.locator('[data-carried]'));
  expect((await turned).ok()).toBe(true);
  const { pictures } = await (await page.request.get('/api/profile')).json();
  expect(pictures[0].isPrimary).toBe(true);
  expect(wanted).toContain(pictures[0]._id);
});

test('answers are chosen by keys alone', { tag: '@desk' }, async ({ page }) => {
  await begin(page);
  await must(
    await page.request.put('/api/profile/steps/1', {
      data: { name: 'Ńkemdìlím', age: 33, gender: 'female', location: 'Lagos, Nigeria' },
    }),
  );
  await page.goto('/getting-started');
  await expect(page.getByRole('heading', { name: 'What do you believe?' })).toBeVisible();
  await tabTo(page.getByRole('radio', { name: 'Christianity' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Islam' })).toBeChecked();
  await tabTo(page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Marriage and children' })).toBeFocused();
  await expectNoFaults(page);
});
