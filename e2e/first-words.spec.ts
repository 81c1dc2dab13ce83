// Two who have just met: nobody faces an empty page, and nobody wonders whether they were read.
import { expect, type Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { match, open, test, write } from './company.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

const line = (page: Page) => page.getByLabel(/^Write to/);
const openers = (page: Page) => page.getByRole('region', { name: 'To begin with' }).getByRole('button');
const saidOn = (page: Page) => page.getByRole('log').getByRole('listitem');

test('the first conversation begins with what both share; an opener fills the line and sends nothing', {
  tag: '@phone',
}, async ({ bring }) => {
  const ada = await bring('Adaọbị Ezeonu', 'female');
  const femi = await bring('Ọlọ́runfẹ́mi Adéyẹmí-Ògúnbíyì', 'male');
  const chat = await match(ada, femi);
  const hers = await open(ada, chat);
  await expect(hers.getByRole('heading', { name: 'You and Ọlọ́runfẹ́mi like each other' })).toBeVisible();
  await expect(hers.getByText(/^Since today, \d\d:\d\d\./)).toBeVisible();
  await expect(hers.getByRole('region', { name: 'You have in common' })).toBeVisible();
  await expect(openers(hers)).toHaveCount(2);
  await expectNothingWider(hers);
  await expectNoFaults(hers);

  const asked = await openers(hers).allInnerTexts();
  await openers(hers).first().click();
  await expect(line(hers)).toHaveValue(asked[0]!);
  await expect(line(hers)).toBeFocused();
  await expect(saidOn(hers)).toHaveCount(0);
  await hers.reload();
  await expect(openers(hers)).toHaveText(asked);
  await expect(line(hers)).toHaveValue(asked[0]!);

  const his = await open(femi, chat);
  await expect(openers(his)).toHaveCount(2);
  const hisOwn = await openers(his).allInnerTexts();
  expect(hisOwn.filter((one) => asked.includes(one))).toEqual([]);

  await hers.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(saidOn(his)).toContainText([asked[0]!]);
  await expect(openers(hers)).toHaveCount(0);
  await expect(openers(his)).toHaveText(hisOwn);
  for (const page of [hers, his])
    await expect(page.getByRole('region', { name: 'You have in common' })).toBeVisible();
  await expect(hers.getByText(/^Read \d\d:\d\d$/)).toBeVisible();
  await expect(hers.getByRole('region', { name: 'Today' })).toBeVisible();
  await expectNoFaults(hers);
  await expectNothingWider(his);
  await expectNoFaults(his);

  await openers(his).first().click();
  await his.getByRole('button', { name: 'Send', exact: true }).click();
  for (const page of [hers, his]) {
    await expect(saidOn(page)).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'You have in common' })).toHaveCount(0);
    await expect(openers(page)).toHaveCount(0);
  }
});

test('at a desk the list stays beside the conversation, by keyboard too, and Back leads back', {
  tag: '@desk',
}, async ({ bring }) => {
  const ngozi = await bring('Ngozi Ụzọma', 'female');
  const men = [await bring('Terver Iorver', 'male'), await bring('Chinedu Ọkáfọ̀', 'male')] as const;
  for (const one of men) await write(one, await match(one, ngozi), `I am ${one.name}.`);
  const page = await open(ngozi, '/messages');
  await expect(page.getByRole('heading', { name: '2 people wait for your answer' })).toBeVisible();
  const row = (name: string) =>
    page.getByRole('region', { name: 'Your conversations' }).getByRole('link', { name });
  await expect(row(men[0].name)).toContainText('Your turn');
  await expectNoFaults(page);

  await page.getByRole('searchbox', { name: 'Find a name' }).focus();
  await tabTo(row(men[1].name));
  await page.keyboard.press('Enter');
  await expect(line(page)).toBeFocused();
  await expect(row(men[1].name).first()).toHaveAttribute('aria-current', 'page');
  await page.keyboard.type('Good evening, Chinedu');
  await tabTo(row(men[0].name).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`I am ${men[0].name}.`).last()).toBeVisible();
  await expect(line(page)).toHaveValue('');
  await expectNoFaults(page);

  await page.goBack();
  await expect(line(page)).toHaveValue('Good evening, Chinedu');
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(line(page)).toHaveValue('Good evening, Chinedu');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(line(page)).toHaveValue('Good evening, Chinedu');
  await line(page).press('Enter');
  await expect(row(men[1].name).first()).toContainText('You: Good evening, Chinedu');
  await page.goBack();
  await expect(page).toHaveURL(/\/messages$/);
});

test('on a phone list and conversation are two screens; what comes while one reads up waits below', {
  tag: '@phone',
}, async ({ bring }) => {
  const ronke = await bring('Rónkẹ́ Bámidélé', 'female');
  const ike = await bring('Ikechukwu Ńwáǹkwọ́', 'male');
  const chat = await match(ronke, ike);
  for (let at = 1; at <= 24; at++) await write(ike, chat, `Line ${at}.`);
  const page = await open(ronke, '/messages');
  await page.getByRole('link', { name: new RegExp(ike.name) }).tap();
  const last = saidOn(page).filter({ hasText: 'Line 24.' });
  await expect(last).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  // What still comes in holds whoever is at the end there; a thumb goes on.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(last).not.toBeInViewport({ timeout: 500 });
  }).toPass();
  await write(ike, chat, 'Line 25.');
  const waiting = page.getByRole('button', { name: '1 new message' });
  await expect(waiting).toBeInViewport();
  await expectNoFaults(page);
  const his = await open(ike, chat);
  await expect(his.getByText('Line 25.')).toBeVisible();
  await expect(saidOn(his).filter({ hasText: 'Line 24.' })).toContainText(/Read \d\d:\d\d/);
  await waiting.tap();
  await expect(saidOn(page).filter({ hasText: 'Line 25.' })).toBeInViewport();
  await expect(saidOn(his).filter({ hasText: 'Line 25.' })).toContainText(/Read \d\d:\d\d/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
});
