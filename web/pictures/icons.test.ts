// What a phone needs to install the product: each icon that the manifest names is there, in its size.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeIcons } from './icons.ts';

const out = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(out, { recursive: true }));

test('the manifest names icons that are there, in the sizes that phones ask for', async () => {
  await makeIcons(out);
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.webmanifest'), 'utf8'));
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(out, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect((await sharp(join(out, 'apple-touch-icon.png')).metadata()).width).toBe(180);
});

test('the small icon for older browsers holds the mark', async () => {
  const file = readFileSync(join(out, 'favicon.ico'));
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const { format, width } = await sharp(file.subarray(file.readUInt32LE(18))).metadata();
  expect([format, width]).toEqual(['png', 32]);
});
