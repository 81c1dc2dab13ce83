// What kind of picture bytes are, and the hash by which two pictures that look alike are known.

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp';

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

/** By content alone: a name or a stated type proves nothing. */
export const typeOfPicture = (bytes: Uint8Array): PictureType | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  return undefined;
};

export const HASH_SIDE = 32;
const LOW = 8;

// cosines[u][x] of the discrete cosine transform, for the low frequencies only.
const cosines = Array.from({ length: LOW }, (_, u) =>
  Array.from({ length: HASH_SIDE }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * HASH_SIDE))),
);

/** Of 32 × 32 grey values: which of the 64 lowest frequencies are stronger than their median, as hexadecimal. */
export const perceptualHash = (grey: Uint8Array): string => {
  const strengths: number[] = [];
  for (const down of cosines) {
    for (const across of cosines) {
      let sum = 0;
      for (let y = 0; y < HASH_SIDE; y++) {
        for (let x = 0; x < HASH_SIDE; x++) sum += grey[y * HASH_SIDE + x]! * down[y]! * across[x]!;
      }
      strengths.push(sum);
    }
  }
  // The first frequency is the brightness of the whole, and says nothing about the picture.
  const median = strengths.slice(1).sort((a, b) => a - b)[31]!;
  const bits = strengths.map((strength) => (strength > median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
};
