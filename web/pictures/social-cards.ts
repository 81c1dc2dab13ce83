// What a shared link shows: the page's title in our letters, beside one of our drawings.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { kept, writeHashed } from './kept.ts';
import { PICTURES } from './list.ts';

export type SocialCard = { path: string; title: string; picture?: string };

const [WIDTH, HEIGHT, PICTURE_WIDTH] = [1200, 630, 500];
const LETTERS = join(import.meta.dirname, '../../node_modules/@fontsource-variable/literata/files');
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese'];
const WEIGHT = 600;
const LINE_LETTERS = 19;
const SIZE = 62;
// By this the next drawing of a card differs, though its title and picture stay.
const LAYOUT = 'card 1';

/** Answers the address of each page's card. */
export async function makeSocialCards(
  outDir: string,
  cards: readonly SocialCard[],
): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  let fonts: string[] | undefined;
  for (const card of cards) {
    const drawing = PICTURES.find(({ name }) => name === (card.picture ?? 'hero-adaobi'));
    if (!drawing) throw new Error(`${card.path}: no picture is called ${card.picture}`);
    const { svg } = drawing.draw();
    const bytes = await kept([LAYOUT, card.title, svg], async () => {
      fonts ??= await cutFonts(cards.map(({ title }) => title).join(''));
      return drawCard(card.title, svg, fonts);
    });
    const stem = card.path === '/' ? 'start' : card.path.slice(1).replaceAll('/', '-');
    addresses[card.path] = `/social/${await writeHashed(join(outDir, 'social'), stem, 'jpg', bytes)}`;
  }
  return addresses;
}

async function drawCard(title: string, drawing: string, fontFiles: string[]): Promise<Buffer> {
  const words = new Resvg(wordsOf(title), {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Literata' },
  });
  const picture = await sharp(Buffer.from(drawing))
    .resize(PICTURE_WIDTH, HEIGHT, { fit: 'cover', position: 'top' })
    .toBuffer();
  return sharp(words.render().asPng())
    .composite([{ input: picture, left: WIDTH - PICTURE_WIDTH, top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

const wordsOf = (title: string): string => {
  const lines = linesOf(title);
  const top = HEIGHT / 2 - ((lines.length - 1) * SIZE * 1.2) / 2 + SIZE / 3;
  const text = lines
    .map((line, at) => `<text x="64" y="${top + at * SIZE * 1.2}" ${FACE}>${escapeXml(line)}</text>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fbf6ee"/><g fill="#2b1320" font-size="${SIZE}">${text}</g><text x="64" y="104" font-size="44" fill="#7a1737" ${FACE}>Ije<tspan fill="#c23b22">u</tspan>wa</text>${band()}</svg>`;
};

const FACE = `font-family="Literata" font-weight="${WEIGHT}"`;

const band = (): string =>
  Array.from({ length: 18 }, (_, at) =>
    STRIPES.map(
      ([x, width, fill]) => `<rect x="${at * 40 + x}" y="612" width="${width}" height="18" fill="${fill}"/>`,
    ),
  )
    .flat()
    .join('');
const STRIPES = [
  [0, 14, '#7a1737'],
  [14, 2, '#c3923b'],
  [16, 6, '#7a1737'],
  [22, 6, '#c23b22'],
  [30, 8, '#0e6b50'],
] as const;

/** Short lines, as a title on a poster is broken. */
export const linesOf = (title: string): string[] =>
  title.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > LINE_LETTERS) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
    return lines;
  }, []);

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The renderer reads plain font files alone, and no variable weights. */
async function cutFonts(text: string): Promise<string[]> {
  const folder = join(tmpdir(), `ijeuwa-letters-${process.pid}`);
  await mkdir(folder, { recursive: true });
  return Promise.all(
    ALPHABETS.map(async (alphabet) => {
      const source = await readFile(join(LETTERS, `literata-${alphabet}-wght-normal.woff2`));
      const cut = await subsetFont(source, `${text}Ijeuwa`, {
        targetFormat: 'sfnt',
        variationAxes: { wght: WEIGHT },
      });
      const file = join(folder, `${alphabet}.ttf`);
      await writeFile(file, cut);
      return file;
    }),
  );
}
