// A page as small as it gets, compressed once for as long as it stays the same.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const KEPT = 400;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

export type Coding = 'br' | 'gzip';

/** What the browser takes, the smaller first; undefined: as it is. */
export const codingFor = (accepted: string | undefined): Coding | undefined =>
  (['br', 'gzip'] as const).find((one) =>
    new RegExp(`\\b${one}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\b)`).test(accepted ?? ''),
  );

export const makeCompressor = () => {
  const kept = new Map<string, Promise<Buffer>>();
  return (tag: string, coding: Coding, html: string): Promise<Buffer> => {
    const key = `${tag} ${coding}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made =
      coding === 'br' ? promisify(brotliCompress)(html, BROTLI) : promisify(gzip)(html, { level: 9 });
    kept.set(key, made);
    // The oldest goes: which page a visitor came from makes many pages that differ by a word.
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return made;
  };
};
