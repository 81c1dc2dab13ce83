// The icons of the installed product, and the manifest that tells a phone about it.
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Create } from 'sharp';

const MARK = join(import.meta.dirname, '..', 'public', 'favicon.svg');
const WINE = '#7a1737';
const PAPER = '#fbf6ee';
// A phone may cut a maskable icon to a circle of four fifths of its width: at this size our mark stands inside it.
const SAFE_PART = 0.9;

const ICO_SIZE = 32;

type Icon = { file: string; size: number; purpose?: 'any' | 'maskable' };
const ICONS: readonly Icon[] = [
  { file: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, purpose: 'any' },
  { file: 'icons/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180 },
];

export async function makeIcons(outDir: string): Promise<void> {
  const svg = readFileSync(MARK);
  await mkdir(join(outDir, 'icons'), { recursive: true });
  for (const { file, size, purpose } of ICONS) {
    // Our mark reaches its own edges; a square without corners is what the cut ones and Apple ask for.
    const inner = purpose === 'any' ? size : Math.round(size * SAFE_PART);
    const mark = await sharp(svg, { density: 1200 }).resize(inner, inner).png().toBuffer();
    const background = purpose === 'any' ? '#0000' : WINE;
    const ground: Create = { width: size, height: size, channels: 4, background };
    await sharp({ create: ground })
      .composite([{ input: mark, gravity: 'centre' }])
      .png({ palette: true })
      .toFile(join(outDir, file));
  }
  const small = await sharp(svg, { density: 1200 }).resize(ICO_SIZE, ICO_SIZE).png().toBuffer();
  writeFileSync(join(outDir, 'favicon.ico'), asIco(small));
  writeFileSync(join(outDir, 'manifest.webmanifest'), `${JSON.stringify(MANIFEST, null, 2)}\n`);
}

// For browsers that read no SVG there: one PNG behind the 22 bytes that make it an icon file.
function asIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const MANIFEST = {
  id: '/',
  name: 'Ijeuwa',
  short_name: 'Ijeuwa',
  description: 'Matchmaking for adults who wish to marry, in Nigeria and abroad.',
  lang: 'en-NG',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['lifestyle', 'social'],
  icons: ICONS.filter(({ purpose }) => purpose).map(({ file, size, purpose }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  shortcuts: [
    { name: 'Potential matches', url: '/dating-app' },
    { name: 'Messages', url: '/messages' },
  ],
};
