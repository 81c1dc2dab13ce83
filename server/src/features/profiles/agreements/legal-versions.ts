// Which terms and which privacy policy are in force: the version in the front matter of each text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type LegalVersions = { terms: string; policy: string };

const FOLDER = fileURLToPath(new URL('../../../../../content/legal', import.meta.url));

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
const VERSIONS = /^version:[ \t]*(['"]?)(\d{4}-\d{2}-\d{2})\1[ \t]*\r?$/gm;

const readVersion = (folder: string, name: string): string => {
  const fault = (what: string) => new Error(`content/legal/${name}: ${what}`);
  let text: string;
  try {
    text = readFileSync(join(folder, name), 'utf8');
  } catch {
    throw fault('the file is missing; nobody can agree to what is not there.');
  }
  const [found, ...more] = (FRONT_MATTER.exec(text)?.[1] ?? '').matchAll(VERSIONS);
  const version = found?.[2];
  if (!version || more.length > 0 || Number.isNaN(Date.parse(version)))
    throw fault('its front matter needs one line such as "version: 2026-11-21".');
  return version;
};

/** Throws, naming the file, when a text or its version is missing: the server does not start without them. */
export const readLegalVersions = (folder = FOLDER): LegalVersions => ({
  terms: readVersion(folder, 'terms.md'),
  policy: readVersion(folder, 'policy.md'),
});
