// Two people write: a long conversation, a lost connection, two tabs.
import { expect, type Page } from '@playwright/test';
import { match, open, test, write } from './company.ts';

const LINES = 75;

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(/^Write to/).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

const saidOn = (page: Page) => page.getByRole('log').getByRole('listitem');

const topOf = async (page: Page, text: string): Promise<number> => {
  const box = await saidOn(page).filter({ hasText: text }).boundingBox();
  return Math.round(box?.y ?? Number.NaN);
};

test('a long conversation is read backwards, and the page never jumps', { tag: '@desk' }, async ({
  bring,
}) => {
  const ada = await bring('Àdùkẹ́ Bámgbóṣé', 'female');
  const obi = await bring('Obinna Ńwọkọ', 'male');
  const chat = await match(ada, obi);
  for (let line = 1; line <= LINES; line++) await write(line % 2 ? ada : obi, chat, `Line ${line}.`);

  const page = await open(ada, chat);
  await expect(saidOn(page).filter({ hasText: `Line ${LINES}.` })).toBeInViewport();
  const earlier = page.getByRole('button', { name: 'Show earlier messages' });
  for (const [oldest, older] of [
    [46, 16],
    [16, 1],
  ]) {
    await expect(saidOn(page).first()).toContainText(`Line ${oldest}.`);
    await earlier.scrollIntoViewIfNeeded();
    const before = await topOf(page, `Line ${oldest}.`);
    await earlier.click();
    await expect(saidOn(page).first()).toContainText(`Line ${older}.`);
    expect(await topOf(page, `Line ${oldest}.`)).toBe(before);
  }
  await expect(earlier).toBeHidden();

  const before = await topOf(page, 'Line 16.');
  await write(obi, chat, `Line ${LINES + 1}.`);
  await expect(saidOn(page)).toHaveCount(LINES + 1);
  expect(await topOf(page, 'Line 16.')).toBe(before);
  const heard = await saidOn(page).allInnerTexts();
  expect(heard.map((text) => /Line \d+/.exec(text)?.[0])).toEqual(
    Array.from({ length: LINES + 1 }, (_, index) => `Line ${index + 1}`),
  );
  await ada.context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeInViewport();
});

test('what is written offline leaves once, from whichever tab, even when all were closed', {
  tag: '@phone',
}, async ({ bring }) => {
  const bisi = await bring('Bísí Ọláoyè', 'female');
  const femi = await bring('Fẹ́mi Adégòkè', 'male');
  const chat = await match(bisi, femi);
  const his = await open(femi, chat);
  const one = await open(bisi, chat);
  const two = await open(bisi, chat);

  await say(one, 'Are you there?');
  await expect(saidOn(his)).toHaveText([/Are you there\?/]);
  await say(his, 'I am.');
  for (const tab of [one, two]) await expect(saidOn(tab)).toHaveText([/Are you there\?/, /I am\./]);

  await bisi.context.setOffline(true);
  await say(one, 'From the tunnel.');
  for (const tab of [one, two]) {
    await expect(tab.getByText('Will be sent when you are back online')).toBeVisible();
    await expect(tab.getByText(/You are offline/)).toBeInViewport();
  }
  await bisi.context.setOffline(false);
  await expect(saidOn(his)).toHaveText([/Are you/, /I am/, /From the tunnel/]);
  for (const tab of [one, two]) await expect(tab.getByText('Will be sent when')).toBeHidden();

  await bisi.context.setOffline(true);
  await say(two, 'Still in it.');
  await say(one, 'Now the battery goes.');
  await expect(one.getByText('Will be sent when')).toHaveCount(2);
  await one.close();
  await two.close();
  await bisi.context.setOffline(false);
  const back = await open(bisi, '/dashboard');
  await expect(saidOn(his)).toHaveText([/Are/, /I am/, /tunnel/, /Still in it/, /battery goes/]);
  await back.goto(chat);
  await expect(saidOn(back)).toHaveText([/Are/, /I am/, /tunnel/, /Still in it/, /battery goes/]);
});

test('the end of a long message of one’s own is in sight once it is sent; a reader further up stays there', async ({
  bring,
}) => {
  const kemi = await bring('Kẹ́mi Àjàyí', 'female');
  const uche = await bring('Uchenna Ezè', 'male');
  const chat = await match(kemi, uche);
  for (let line = 1; line <= 12; line++) await write(line % 2 ? kemi : uche, chat, `Line ${line}.`);
  const page = await open(kemi, chat);
  await expect(saidOn(page).filter({ hasText: 'Line 12.' })).toBeInViewport();

  const long = `${'I would rather tell you the whole of it. '.repeat(12)}That was all.`;
  await say(page, long);
  const own = saidOn(page).filter({ hasText: 'That was all.' });
  await expect(own.getByRole('time')).toBeInViewport({ ratio: 1 });
  // What was on its way is drawn anew once it has arrived.
  const standsAboveTheLine = async () => {
    const line = await page.getByLabel(/^Write to/).boundingBox();
    const time = await own.getByRole('time').boundingBox();
    return line && time ? time.y + time.height < line.y : 'not there';
  };
  await expect.poll(standsAboveTheLine).toBe(true);

  await saidOn(page).first().scrollIntoViewIfNeeded();
  const before = await topOf(page, 'Line 1.');
  await write(uche, chat, long.replace('all', 'mine'));
  await expect(page.getByRole('button', { name: '1 new message' })).toBeInViewport();
  expect(await topOf(page, 'Line 1.')).toBe(before);
});
