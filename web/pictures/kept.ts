// What was made once is kept by what it was made from, so that the next build only copies it.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT = join(import.meta.dirname, '../../node_modules/.cache/ijeuwa-pictures');

export const fingerprint = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** `from` is everything that decides what `make` answers. */
export async function kept(from: readonly string[], make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const place = join(KEPT, fingerprint(from.join('\0')));
  const found = await readFile(place).catch(() => undefined);
  if (found) return found;
  const made = await make();
  await mkdir(KEPT, { recursive: true });
  // Two builds at once must never read half a file.
  const draft = `${place}.${process.pid}`;
  await writeFile(draft, made);
  await rename(draft, place);
  return made;
}

/** Writes a file whose name changes with what is in it, and answers the name. */
export async function writeHashed(folder: string, stem: string, kind: string, bytes: Uint8Array) {
  const name = `${stem}.${fingerprint(bytes).slice(0, 8)}.${kind}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes);
  return name;
}
