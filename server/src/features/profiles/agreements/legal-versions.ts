// Which terms and which privacy policy are in force: the version in the front matter of each text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type LegalVersions = { terms: string; policy: string };
/** What a newer text changes that matters: its members are told of it before it holds. */
export type LegalNews = {
  text: 'terms' | 'privacy-policy';
  /** Where it is read, from the root of the site. */
  path: '/terms' | '/policy';
  version: string;
  /** The day from which it holds, such as 2026-12-07. */
  effective: string;
  changes: string;
};
/** The terms promise it ("Changes and versions"). */
export const NOTICE_DAYS = 14;

const FOLDER = fileURLToPath(new URL('../../../../../content/legal', import.meta.url));

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
const DAY = /^(['"]?)(\d{4}-\d{2}-\d{2})\1$/;
/** The day on which a text last changed; where it changed again on that day, which time that was. */
const VERSION = /^(['"]?)(\d{4}-\d{2}-\d{2}(?:\.[2-9])?)\1$/;
const DAY_MS = 86_400_000;

const dayOf = (version: string): string => version.slice(0, 10);
const faultOf = (name: string, what: string) => new Error(`content/legal/${name}: ${what}`);

/** What each line of that name in the front matter says. */
const readLines = (folder: string, name: string, key: string): string[] => {
  let text: string;
  try {
    text = readFileSync(join(folder, name), 'utf8');
  } catch {
    throw faultOf(name, 'the file is missing; nobody can agree to what is not there.');
  }
  const lines = (FRONT_MATTER.exec(text)?.[1] ?? '').split(/\r?\n/);
  return lines.filter((line) => line.startsWith(`${key}:`)).map((line) => line.slice(key.length + 1).trim());
};

const readDay = (folder: string, name: string, key: string, form = DAY): string => {
  const [found = '', ...more] = readLines(folder, name, key);
  const day = form.exec(found)?.[2];
  if (!day || more.length > 0 || Number.isNaN(Date.parse(dayOf(day))))
    throw faultOf(name, `its front matter needs one line such as "${key}: 2026-11-21".`);
  return day;
};

const readVersion = (folder: string, name: string): string => readDay(folder, name, 'version', VERSION);

const readNews = (folder: string, name: 'terms.md' | 'policy.md'): LegalNews[] => {
  const [changes] = readLines(folder, name, 'changes');
  if (!changes) return [];
  const version = readVersion(folder, name);
  const effective = readDay(folder, name, 'effective');
  if (Date.parse(effective) - Date.parse(dayOf(version)) < NOTICE_DAYS * DAY_MS)
    throw faultOf(name, `what matters holds ${NOTICE_DAYS} days after its version at the soonest.`);
  const what = { version, effective, changes: changes.replace(/^(['"])(.*)\1$/, '$2') };
  return [
    name === 'terms.md'
      ? { text: 'terms', path: '/terms', ...what }
      : { text: 'privacy-policy', path: '/policy', ...what },
  ];
};

/** Throws, naming the file, when a text or its version is missing: the server does not start without them. */
export const readLegalVersions = (folder = FOLDER): LegalVersions => ({
  terms: readVersion(folder, 'terms.md'),
  policy: readVersion(folder, 'policy.md'),
});

/** Of the texts whose front matter says what they change ("changes: …"). */
export const readLegalNews = (folder = FOLDER): LegalNews[] => [
  ...readNews(folder, 'terms.md'),
  ...readNews(folder, 'policy.md'),
];
