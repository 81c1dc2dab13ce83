// Telling pictures by their content, and alike ones by their hash.
import { expect, test } from 'vitest';
import { HASH_SIDE, perceptualHash, typeOfPicture } from './picture.rules.ts';

test.each([
  [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'png'],
  [Buffer.from('GIF89a', 'latin1'), 'gif'],
  [Buffer.from('RIFF0000WEBPVP8 ', 'latin1'), 'webp'],
  [Buffer.from('RIFF0000WAVEfmt ', 'latin1'), undefined],
  [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  [Buffer.from('II*\0'), undefined],
  [Buffer.alloc(0), undefined],
])('%s is %s', (bytes, type) => expect(typeOfPicture(bytes)).toBe(type));

const grey = (of: (x: number, y: number) => number) =>
  Uint8Array.from({ length: HASH_SIDE ** 2 }, (_, i) => of(i % HASH_SIDE, Math.floor(i / HASH_SIDE)));
const differingBits = (a: string, b: string) =>
  [...(BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2)].filter((bit) => bit === '1').length;

test('a lighter copy of a picture has nearly its hash, another picture has not', () => {
  const wave = (x: number, y: number) => 100 + 60 * Math.sin(x / 5) + 40 * Math.cos((x * y) / 90);
  const one = perceptualHash(grey(wave));
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(differingBits(one, perceptualHash(grey((x, y) => wave(x, y) + 15)))).toBeLessThan(5);
  expect(differingBits(one, perceptualHash(grey((x, y) => (x * x + 3 * y * y) % 251)))).toBeGreaterThan(12);
});
