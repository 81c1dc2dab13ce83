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

/** Cameras and canvases write one scan, encoders for the web up to about twenty; each costs a pass over all pixels. */
export const SCANS_MAX = 64;

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** A zero behind it, a restart, another fill byte: these stand inside a scan and begin no segment. */
const beginsSegment = (code: number): boolean =>
  code !== 0 && code !== MARKER && !(code >= 0xd0 && code <= 0xd7);

/** How often a decoder would pass over the picture: found as it finds them, so that a preview in a tag counts nothing. */
export const scansOfJpeg = (bytes: Buffer): number => {
  let scans = 0;
  for (let at = bytes.indexOf(MARKER, 2); at >= 0; at = bytes.indexOf(MARKER, at)) {
    const code = bytes[at + 1] ?? END_OF_IMAGE;
    if (code === END_OF_IMAGE) break;
    if (code === START_OF_SCAN) scans++;
    const length = beginsSegment(code) && at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
    at += code === MARKER ? 1 : 2 + length;
  }
  return scans;
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
