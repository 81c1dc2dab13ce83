// Two people meet: the deck by thumb, match track, and the three ways to part.
import { expect, type Page } from '@playwright/test';
import { inOrderOfDeck, like, match, open, test } from './company.ts';
import { answerable, drag } from './thumb.ts';

test.use({ reducedMotion: 'no-preference' });

const LIKE = { x: 190 };
const PASS = { x: -190 };

test('a thumb likes and passes, a pass is taken back, and both see the match', {
  tag: '@phone',
}, async ({ bring }) => {
  const bola = await bring('Bọ́lá Akíntọ́lá', 'male');
  const women = [await bring('Ṣadé Ògúnbíyì', 'female'), await bring('Ńkechi Ụzọ', 'female')];
  for (const one of women) await like(one, bola);

  const page = await open(bola, '/dating-app');
  const card = page.getByRole('article');
  const shown = card.getByRole('heading');
  const told = page.getByRole('status');
  const [first, second] = await inOrderOfDeck(page, women);
  const firsts = await open(first, '/dashboard');

  await drag(card, { y: -60 });
  await expect(shown).toContainText(first.name);
  await drag(await answerable(card), PASS);
  await expect(told).toContainText(`Passed ${first.name}`);
  await expect(shown).toContainText(second.name);
  await page.getByRole('button', { name: 'Take back the last pass' }).click();
  await expect(shown).toContainText(first.name);

  await drag(await answerable(card), LIKE);
  const moment = page.getByRole('dialog', { name: `You and ${first.name} like each other` });
  await expect(moment).toBeVisible();
  await expect(firsts.getByText('You got a new match!').first()).toBeVisible();
  await expect(firsts.getByRole('link', { name: /Bọ́lá/ }).first()).toBeVisible();
  await moment.getByRole('button', { name: 'Later' }).click();

  await drag(await answerable(card), PASS);
  await expect(page.getByRole('heading', { name: 'You have answered everybody who fits' })).toBeVisible();
  await page.getByRole('button', { name: 'Take back the last pass' }).click();
  await expect(shown).toContainText(second.name);
});

test('match track searches, finds and celebrates; the card is edited and the way here shared', {
  tag: '@desk',
}, async ({ bring }) => {
  const kunle = await bring('Kúnlé Adéyẹmí', 'male');
  const women = [await bring('Ìyábọ̀ Ṣóyínká', 'female'), await bring('Ugọ Eze', 'female')];
  for (const one of women) await like(one, kunle);
  await kunle.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await kunle.context.newPage();
  await page.clock.install();
  await page.goto('/match-track');

  const status = page.getByRole('region', { name: 'Your Matching Status' });
  await expect(status.getByRole('progressbar')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(status.getByText('We Found Potential Matches!')).toBeVisible();
  await expect(status.getByText('1 of 2')).toBeVisible();
  await status.getByRole('button', { name: 'Previous potential match' }).click();
  await expect(status.getByText('2 of 2')).toBeVisible();
  await status.getByRole('button', { name: 'Next potential match' }).click();
  await expect(status.getByText('1 of 2')).toBeVisible();

  const mine = page.getByRole('region', { name: 'Your Profile' });
  await mine.getByRole('button', { name: 'Edit Profile' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Profile' });
  await form.getByLabel('Profession').fill('Choirmaster');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(mine.getByText('Choirmaster')).toBeVisible();
  await mine.getByRole('button', { name: 'Share Profile' }).click();
  await expect(page.getByText(/address of your profile is copied/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `${new URL(page.url()).origin}/people/${kunle.id}`,
  );
  await page.clock.runFor(5000);

  await page.getByRole('article').first().getByRole('button', { name: 'Like', exact: true }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(status.getByText("You've Made a Connection!")).toBeVisible();
  await status.getByRole('link', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/chat\//);
});

test('unmatched, blocked or reported: at once, on both screens, everywhere', { tag: '@phone' }, async ({
  bring,
}) => {
  const ife = await bring('Ifẹ́ Balógun', 'female');
  const unmatched = await bring('Chidi Ọkọ́lọ́', 'male');
  const blocked = await bring('Tòkunbọ̀ Ajé', 'male');
  const reported = await bring('Emeka Ụdẹ', 'male');
  const page = await ife.context.newPage();

  for (const [him, deed, fromList] of [
    [unmatched, 'Unmatch', true],
    [blocked, 'Block', false],
  ] as const) {
    const chat = await match(ife, him);
    const his = await open(him, chat);
    await expect(his.getByRole('heading', { name: ife.name })).toBeVisible();
    await page.goto(fromList ? '/matches' : chat);
    await page.getByRole('button', { name: `More about ${him.name}` }).click();
    await page.getByRole('menuitem', { name: deed }).click();
    await page.getByRole('dialog').getByRole('button', { name: deed, exact: true }).click();
    await expect(page).toHaveURL(fromList ? '/matches' : '/messages');
    await expect(his.getByRole('heading', { name: 'This conversation is closed' })).toBeVisible();
    await seesNothingOf(page, him.name);
    await his.getByRole('link', { name: 'To your messages' }).click();
    await seesNothingOf(his, ife.name);
  }

  const his = await open(reported, '/dating-app');
  await expect(his.getByRole('article')).toContainText(ife.name);
  await page.goto('/dating-app');
  await page.getByRole('button', { name: `More about ${reported.name}` }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const form = page.getByRole('dialog', { name: `Report ${reported.name}` });
  await form.getByRole('radio', { name: 'Asks for money' }).check();
  await form.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Our staff will look at it')).toBeVisible();
  await expect(page.getByRole('article')).toBeHidden();
  await seesNothingOf(page, reported.name);
  await his.reload();
  await seesNothingOf(his, ife.name);
});

/** Neither among the conversations, nor the matches, nor on the deck. */
const seesNothingOf = async (page: Page, name: string): Promise<void> => {
  const places = page.getByRole('navigation', { name: 'Main places' });
  const main = page.getByRole('main');
  for (const [place, address] of [
    ['Messages', '/messages'],
    ['Matches', '/matches'],
    ['Discover', '/dating-app'],
  ] as const) {
    await places.getByRole('link', { name: place }).click();
    await expect(page).toHaveURL(address);
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(main.getByText(name)).toHaveCount(0);
  }
};
