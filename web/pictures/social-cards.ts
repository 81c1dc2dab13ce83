// What a shared link shows: the page's title in our letters, beside one of our drawings, whole.
import { join } from 'node:path';
import type { Drawing } from '@ijeuwa/drawings/pictures/canvas';
import sharp from 'sharp';
import { cutType, setTitle, sheet, type Type } from './card-type.ts';
import { kept, writeHashed } from './kept.ts';
import { PICTURES } from './list.ts';

export type SocialCard = { path: string; title: string; picture?: string };

const [WIDTH, HEIGHT, MARGIN, BAND] = [1200, 630, 64, 20];
// The drawing stands as large as this allows, at the right, with round corners.
const FRAME = { width: 580, height: 482, radius: 28 };
const BESIDE = 40;
// Another number here draws every card anew.
const LAYOUT = 'card 2';

/** Answers the address of each page's card. */
export async function makeSocialCards(
  outDir: string,
  cards: readonly SocialCard[],
): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  let type: Promise<Type> | undefined;
  for (const { path, title, picture = 'hero-adaobi' } of cards) {
    const listed = PICTURES.find(({ name }) => name === picture);
    if (!listed) throw new Error(`${path}: no picture is called ${picture}`);
    const drawing = listed.draw();
    const bytes = await kept([LAYOUT, title, drawing.svg], async () => {
      type ??= cutType(cards.map((card) => card.title).join(''));
      return drawCard(await type, title, drawing);
    });
    const stem = path === '/' ? 'start' : path.slice(1).replaceAll('/', '-');
    addresses[path] = `/social/${await writeHashed(join(outDir, 'social'), stem, 'jpg', bytes)}`;
  }
  return addresses;
}

async function drawCard(type: Type, title: string, drawing: Drawing): Promise<Buffer> {
  const scale = Math.min(FRAME.width / drawing.width, FRAME.height / drawing.height);
  const [width, height] = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)];
  const [left, top] = [WIDTH - MARGIN - width, Math.round((HEIGHT - BAND - height) / 2)];
  const corners = `<rect width="${width}" height="${height}" rx="${FRAME.radius}"/>`;
  const framed = await sharp(Buffer.from(drawing.svg), { density: 144 })
    .resize(width, height)
    .composite([{ input: Buffer.from(sheet(corners, width, height)), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const ground = type.draw(sheet(paper({ left, top, width, height }) + words(type, title, left) + band()));
  return sharp(ground)
    .composite([{ input: framed, left, top }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

type Box = { left: number; top: number; width: number; height: number };

// The rings of the family behind the drawing, and what it casts.
function paper({ left, top, width, height }: Box): string {
  const rings = [150, 240, 340, 450, 570]
    .map(
      (r) =>
        `<circle cx="1130" cy="70" r="${r}" fill="none" stroke="#c3923b" stroke-width="5" opacity=".22"/>`,
    )
    .join('');
  const cast = [18, 12, 6]
    .map(
      (by) =>
        `<rect x="${left - by / 3}" y="${top + by}" width="${width + by / 1.5}" height="${height}" rx="${FRAME.radius}" fill="#2b1320" opacity=".09"/>`,
    )
    .join('');
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf6ee"/>${rings}${cast}`;
}

function words(type: Type, title: string, room: number): string {
  const set = setTitle(type, title, { width: room - MARGIN - BESIDE, height: 380 });
  const middle = (HEIGHT - BAND) / 2 + 34;
  const first = middle - ((set.lines.length - 1) * set.leading) / 2 + set.size * 0.33;
  const lines = set.lines
    .map((one, at) => type.line(one, MARGIN, first + at * set.leading, set.size))
    .join('');
  return `${wordmark(type)}<g fill="#2b1320">${lines}</g>`;
}

function wordmark(type: Type): string {
  const [size, y] = [42, 104];
  const [before, u] = [type.widthOf('Ije', size), type.widthOf('u', size)];
  const gap = 2;
  return `<g fill="#7a1737">${type.line('Ije', MARGIN, y, size)}${type.line('wa', MARGIN + before + u + gap * 2.5, y, size)}</g><g fill="#c23b22">${type.line('u', MARGIN + before + gap, y, size)}</g>`;
}

const STRIPES = [
  [0, 14, '#7a1737'],
  [14, 2, '#c3923b'],
  [16, 6, '#7a1737'],
  [22, 6, '#c23b22'],
  [30, 8, '#0e6b50'],
] as const;
const band = (): string =>
  Array.from({ length: WIDTH / 40 }, (_, at) =>
    STRIPES.map(
      ([x, width, fill]) =>
        `<rect x="${at * 40 + x}" y="${HEIGHT - BAND}" width="${width}" height="${BAND}" fill="${fill}"/>`,
    ).join(''),
  ).join('');
