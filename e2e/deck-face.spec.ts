// The face on the deck: whole in every window of a phone, with both answers under the thumb and nothing over it.
import { faceBox } from '@ijeuwa/drawings/face-box';
import { expect, type Page } from '@playwright/test';
import { type Companion, open, test } from './company.ts';
import { looksLike } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

test.use({ reducedMotion: 'no-preference' });

const WIDTHS = [320, 360, 390, 412];
const HEIGHTS = [640, 740, 800, 915];
const WINDOWS = [
  { width: 360, height: 560 },
  ...WIDTHS.flatMap((width) => HEIGHTS.map((height) => ({ width, height }))),
];

type Box = { left: number; right: number; top: number; bottom: number };

/** What stands over the picture or beside it, and the picture itself as it is cut. */
const boxesOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const card = document.querySelector('article:not([inert])')!;
    const over = '[data-caption], [aria-label^="More about"], .deck-mark-above, .deck-why, ol';
    return {
      photo: boxOf(card.querySelector('img')!),
      caption: boxOf(card.querySelector('[data-caption]')!),
      mark: boxOf(
        [...card.querySelectorAll('.deck-mark, .deck-mark-above')].find((one) => one.checkVisibility())!,
      ),
      over: [...card.querySelectorAll(over), document.querySelector('header')!].map(boxOf),
      answers: [...document.querySelectorAll('main button')]
        .filter(({ textContent }) => /^(Pass|Like)$/.test(textContent ?? ''))
        .map(boxOf),
    };
  });

/** The picture is 4 to 5, fills its room, and is cut below and equally at both sides. */
const faceIn = (photo: Box, gender: 'male' | 'female'): Box => {
  const part = faceBox(looksLike(gender), 'portrait');
  const [width, height] = [photo.right - photo.left, photo.bottom - photo.top];
  const drawn = Math.max(width, height * 0.8);
  const left = photo.left - (drawn - width) / 2;
  return {
    left: left + part.left * drawn,
    right: left + part.right * drawn,
    top: photo.top + part.top * drawn * 1.25,
    bottom: photo.top + part.bottom * drawn * 1.25,
  };
};

const overlap = (one: Box, other: Box): boolean =>
  one.right > one.left &&
  other.right > other.left &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const expectWholeFace = async (viewer: Companion, shown: Companion): Promise<void> => {
  const page = await open(viewer, '/dating-app');
  await expect(page.getByRole('article').locator('img')).toHaveJSProperty('complete', true);
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await test.step(`${shown.gender} at ${width} by ${height}`, async () => {
      await expect(async () => {
        const { photo, caption, over, answers } = await boxesOf(page);
        const face = faceIn(photo, shown.gender);
        expect(face.bottom).toBeLessThanOrEqual(photo.bottom);
        expect(over.filter((one) => overlap(one, face))).toEqual([]);
        expect(answers).toHaveLength(2);
        for (const one of answers) {
          expect(one.bottom).toBeLessThanOrEqual(height);
          expect(one.left).toBeGreaterThanOrEqual(0);
          expect(one.right).toBeLessThanOrEqual(width);
          expect(one.bottom - one.top).toBeGreaterThanOrEqual(44);
        }
        const tall = photo.bottom - photo.top;
        expect(tall, 'the photo').toBeGreaterThanOrEqual((height < 640 ? 0.5 : 0.55) * height);
        expect(caption.bottom - caption.top, 'the caption').toBeLessThanOrEqual(0.3 * tall);
      }).toPass({ timeout: 5000 });
      await expectNothingWider(page);
    });
  }
};

test('eyes to chin of a woman and a man are uncovered in every window', { tag: '@phone' }, async ({
  bring,
}) => {
  const her = await bring('Adaọbị Okeke', 'female');
  const him = await bring('Ọlọ́runfẹ́mi Adéyẹmí', 'male');
  await expectWholeFace(him, her);
  await expectWholeFace(her, him);
});

test('the deck is without fault at every width, with its reasons opened too', { tag: '@phone' }, async ({
  bring,
}) => {
  const her = await bring('Ńkẹ́m Ezeonu', 'female');
  const him = await bring('Ọlọ́runfẹ́mi Adéyẹmí-Ògúnbánjọ', 'male');
  const page = await open(her, '/dating-app');
  // Colours that are still changing from one theme to the other are of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('article')).toContainText(him.name);
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: width < 768 ? 640 : 800 });
    await expectNothingWider(page);
    await expectNoFaults(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: /^All reasons/ }).click();
  await expectNoFaults(page);
});

test('a half of the photo turns it, the name leads to the person, and a throw turns nothing', {
  tag: '@phone',
}, async ({ bring }) => {
  const her = await bring('Ìfẹ́olúwa Ajàyí', 'female');
  const him = await bring('Chukwuemeka Ụdẹ', 'male');
  const page = await open(her, '/dating-app');
  const card = page.getByRole('article');
  await card.getByRole('button', { name: 'Next picture' }).tap();
  await expect(card.getByRole('img', { name: `${him.name}, picture 2 of` })).toBeVisible();
  await card.getByRole('button', { name: 'Previous picture' }).tap();
  await expect(card.getByRole('img', { name: `${him.name}, picture 1 of` })).toBeVisible();
  await expect(card.getByRole('link', { name: him.name })).toHaveAttribute('href', `/people/${him.id}`);
});

test('with text of twice the size the sign of checked photos leaves the face free too', {
  tag: '@phone',
}, async ({ bring }) => {
  const her = await bring('Chịnyere Ọ́kọ̀nkwọ́', 'female');
  const him = await bring('Ẹniọlá Adébáyọ̀', 'male');
  const page = await open(him, '/dating-app');
  await expect(page.getByRole('article')).toContainText(her.name);
  await expect(page.getByRole('article').locator('img')).toHaveJSProperty('complete', true);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const { photo, mark, answers } = await boxesOf(page);
      expect(answers).toHaveLength(2);
      for (const one of answers) expect(one.right, `${width} by ${height}`).toBeLessThanOrEqual(width);
      expect(mark.right - mark.left, 'the sign is there').toBeGreaterThan(0);
      expect(overlap(mark, faceIn(photo, 'female')), `${width} by ${height}`).toBe(false);
    }).toPass({ timeout: 5000 });
  }
});

test('the line of the picks stands in one line', { tag: '@phone' }, async ({ bring }) => {
  const her = await bring('Àbẹ̀ní Ọlátúnjí', 'female');
  await bring('Tóbi Ṣówándé', 'male');
  const page = await open(her, '/dating-app');
  const cost = page.getByRole('link', { name: 'What your wishes cost' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    const line = await cost.evaluate((link) => link.parentElement!.parentElement!.offsetHeight);
    expect(line, `at ${width}`).toBeLessThanOrEqual(30);
  }
});
