// Draws every picture and writes it in each of its widths, as WebP with its hash in the name.
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureFile, PictureManifest } from '../src/ui/DrawnPicture.tsx';
import { kept, writeHashed } from './kept.ts';
import { type ListedPicture, PICTURES } from './list.ts';

// What a picture may weigh on a card; wider ones in proportion to their area, a little less.
const CARD_BYTES = 12_000;
const CARD_WIDTH = 480;
// A drawing full of woven cloth is given less, until it weighs what it may.
const QUALITIES = [66, 58, 50, 42, 34];
// Drawn at twice the size and then made smaller: woven patterns that lie askew are jagged otherwise.
const FINER = 2;
const ENCODER = `webp ${QUALITIES} ${CARD_BYTES} finer ${FINER} effort 4 sharp ${sharp.versions.sharp}`;
const AT_ONCE = 4;

export async function makePictures(outDir: string): Promise<PictureManifest> {
  const waiting = [...PICTURES];
  const made: [string, PictureFile][] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      made.push([next.name, await makePicture(outDir, next)]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const order = PICTURES.map(({ name }) => name);
  return Object.fromEntries(made.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

async function makePicture(outDir: string, { name, draw, widths }: ListedPicture): Promise<PictureFile> {
  const { svg, width, height } = draw();
  const raster = once(() =>
    sharp(Buffer.from(svg), { density: 72 * FINER })
      .resize(width)
      .removeAlpha()
      .raw()
      .toBuffer(),
  );
  const sources = [];
  for (const wanted of widths) {
    const bytes = await kept([ENCODER, String(wanted), svg], async () =>
      encode(sharp(await raster(), { raw: { width, height, channels: 3 } }).resize(wanted), wanted),
    );
    const file = await writeHashed(join(outDir, 'pictures'), `${name}-${wanted}`, 'webp', bytes);
    sources.push({ width: wanted, address: `/pictures/${file}` });
  }
  return { width, height, sources, light: sources[0]!.address };
}

async function encode(picture: Sharp, width: number): Promise<Buffer> {
  const allowed = CARD_BYTES * (width / CARD_WIDTH) ** 1.5;
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await picture.clone().webp({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= allowed) break;
  }
  return bytes;
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
