// The pictures of the open pages, as files: every name draws, in every width, light enough for metered data.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { PICTURES } from './list.ts';
import { makePictures } from './make-pictures.ts';

// The first time, nothing is kept and everything is drawn.
const DRAWN_ANEW_MS = 90_000;
const HERO_BYTES = 25_000;
const CARD_BYTES = 16_000;
const WIDEST_BYTES = 50_000;

const out = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(out, { recursive: true }));

const bytesOf = (address: string) => statSync(join(out, address)).size;

test(
  'every picture has a file in each of its widths, and none is heavy',
  async () => {
    const manifest = await makePictures(out);
    expect(Object.keys(manifest)).toEqual(PICTURES.map(({ name }) => name));
    for (const { name, widths } of PICTURES) {
      const { sources, light, width, height } = manifest[name]!;
      expect(sources.map((one) => one.width)).toEqual(widths);
      expect(light).toBe(sources[0]!.address);
      for (const { address, width: wide } of sources) {
        expect(address).toMatch(new RegExp(`^/pictures/${name}-${wide}\\.[0-9a-f]{8}\\.webp$`));
        const real = await sharp(join(out, address)).metadata();
        expect([name, real.format, real.width]).toEqual([name, 'webp', wide]);
        expect(Math.abs(real.height! - (wide * height) / width)).toBeLessThanOrEqual(1);
        expect(bytesOf(address)).toBeLessThan(wide <= 480 ? CARD_BYTES : WIDEST_BYTES);
      }
    }
    for (const { address } of manifest['hero-adaobi']!.sources)
      expect(bytesOf(address)).toBeLessThan(HERO_BYTES);
  },
  DRAWN_ANEW_MS,
);

test(
  'what is drawn already is only copied',
  async () => {
    await makePictures(out);
    const began = performance.now();
    await makePictures(out);
    expect(performance.now() - began).toBeLessThan(3_000);
  },
  DRAWN_ANEW_MS,
);
