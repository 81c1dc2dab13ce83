// The card of a shared link: our letters stand right on it, and every title finds room.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutType, setTitle, sheet, type Type } from './card-type.ts';
import { makeSocialCards } from './social-cards.ts';

const OURS = 'ẹ ọ ụ ị ṣ ń ṅ Ẹ Ọ Ụ Ị Ṣ Ń ₦ ẹ́ ọ̀ ụ́ ị̀ á ì';
const ROOM = { width: 440, height: 380 };
const LONG = 'Marrying across peoples or faiths, and what your families will ask before they say yes';
// No alphabet has a letter here.
const NO_LETTER = '\u0378';

const out = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(out, { recursive: true }));

let type: Type;
beforeAll(async () => {
  type = await cutType(`${OURS}o${LONG}${NO_LETTER}`);
}, 60_000);

const drawn = (text: string) => type.draw(sheet(type.line(text, 100, 100, 64), 400, 160));

test('every letter of Igbo and Yoruba and the naira have a shape of their own', () => {
  const shapes = [NO_LETTER, ...OURS.split(' ')].map((letter) => drawn(letter).toString('base64'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('a tone stands over its letter and not beside it', () => {
  expect(type.widthOf('ọ́', 64)).toBeCloseTo(type.widthOf('o', 64), 0);
  expect(type.widthOf('ọ́ọ́ọ́', 64)).toBeCloseTo(type.widthOf('ooo', 64), 0);
});

test('a title is set as large as its column allows, in lines that fit', () => {
  for (const title of ['Packages', 'Ọlọ́runfẹ́mi ₦', LONG]) {
    const { lines, size, leading } = setTitle(type, title, ROOM);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length * leading).toBeLessThanOrEqual(ROOM.height);
    for (const line of lines) expect(type.widthOf(line, size)).toBeLessThanOrEqual(ROOM.width);
  }
  expect(setTitle(type, 'Packages', ROOM).size).toBeGreaterThan(setTitle(type, LONG, ROOM).size);
});

test('a shared link shows a card that a messenger takes, named after its page', async () => {
  const cards = await makeSocialCards(out, [
    { path: '/', title: LONG, picture: 'post-introducing-two-families' },
    { path: '/blog/ìgbéyàwó', title: 'Ọlọ́runfẹ́mi and ₦75,000' },
  ]);
  expect(cards['/']).toMatch(/^\/social\/start\.[0-9a-f]{8}\.jpg$/);
  expect(cards['/blog/ìgbéyàwó']).toMatch(/^\/social\/blog-.*\.[0-9a-f]{8}\.jpg$/);
  for (const address of Object.values(cards)) {
    const { width, height } = await sharp(join(out, address)).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(statSync(join(out, address)).size).toBeLessThan(120_000);
  }
}, 60_000);

test('a page that names no drawing of ours stops the build', async () => {
  await expect(makeSocialCards(out, [{ path: '/x', title: 'X', picture: 'nobody' }])).rejects.toThrow(
    'nobody',
  );
});
