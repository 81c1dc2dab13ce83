// The letters of a social card: Literata with the tone marks of Igbo and Yoruba, measured before it is set.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';

const SOURCE = join(import.meta.dirname, '../../node_modules/@fontsource-variable/literata/files');
// The second holds ₦ and ṅ; every other letter of ours is put together in the first from a letter and its marks.
const ALPHABETS = ['latin', 'latin-ext'];
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];
const WEIGHT = 600;

export type Type = {
  /** One line as SVG, in the letters that stand ready. */
  line: (text: string, x: number, y: number, size: number) => string;
  widthOf: (text: string, size: number) => number;
  draw: (svg: string) => Buffer;
};

/** Letters apart from their marks: the font sets ọ́ right only when both come from one file. */
export const apart = (text: string): string =>
  text.normalize('NFD').replace(/([nN])\u0307/g, (n) => n.normalize('NFC'));

export async function cutType(text: string): Promise<Type> {
  const fontFiles = await cutFonts(text);
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Literata' };
  const line: Type['line'] = (words, x, y, size) =>
    `<text x="${x}" y="${y}" font-family="Literata" font-weight="${WEIGHT}" font-size="${size}">${escapeXml(apart(words))}</text>`;
  return {
    line,
    widthOf: (words, size) => new Resvg(sheet(line(words, 0, 200, size)), { font }).getBBox()?.width ?? 0,
    draw: (svg) => new Resvg(svg, { font }).render().asPng(),
  };
}

export const sheet = (inside: string, width = 1200, height = 630) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;

/** As large as fits, in lines of nearly one length, as a title on a poster is broken. */
export function setTitle(type: Type, title: string, { width, height }: { width: number; height: number }) {
  const words = title.split(' ');
  for (const size of SIZES) {
    const lines = breakInto(type, words, size, width);
    const fits =
      lines.length * size * LEADING <= height && lines.every((one) => type.widthOf(one, size) <= width);
    if (fits || size === SIZES.at(-1))
      return { size, leading: size * LEADING, lines: evened(type, words, size, lines, width) };
  }
  throw new Error('There is always a smallest size');
}

const SIZES = [64, 58, 52, 46, 40, 34];
const LEADING = 1.18;

function breakInto(type: Type, words: readonly string[], size: number, width: number): string[] {
  return words.reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && type.widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
    return lines;
  }, []);
}

// The narrowest column that still takes as few lines.
function evened(
  type: Type,
  words: readonly string[],
  size: number,
  lines: string[],
  width: number,
): string[] {
  let best = lines;
  for (let narrower = width - 24; narrower > width / 2; narrower -= 24) {
    const tried = breakInto(type, words, size, narrower);
    if (tried.length > lines.length) break;
    best = tried;
  }
  return best;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

// The renderer reads plain font files alone, and no variable weights.
async function cutFonts(text: string): Promise<string[]> {
  const folder = join(tmpdir(), `ijeuwa-letters-${process.pid}`);
  await mkdir(folder, { recursive: true });
  return Promise.all(
    ALPHABETS.map(async (alphabet) => {
      const source = await readFile(join(SOURCE, `literata-${alphabet}-wght-normal.woff2`));
      const cut = await subsetFont(source, `${apart(text)}Ijeuwa`, {
        targetFormat: 'sfnt',
        keepFeatures: FEATURES,
        variationAxes: { wght: WEIGHT },
      });
      const file = join(folder, `${alphabet}.ttf`);
      await writeFile(file, cut);
      return file;
    }),
  );
}
