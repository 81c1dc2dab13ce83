// The entries of a kind as they are written in content/: one Markdown file each, or all in one file with a list.
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Kind, Written } from '#platform/catalogue.ts';
import { refusalOf } from '#platform/http/validate.ts';

const CONTENT = fileURLToPath(new URL('../../../../content', import.meta.url));
const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;
const List = z.array(z.looseObject({ id: z.string().regex(/^[a-z][a-z0-9-]*$/) }));

type Folder = Extract<Written, { folder: string }>;
/** What is written of one entry, not yet checked, and how its faults name it. */
type Found = { key: string; at: string; data: Record<string, unknown> };

/** Throws, naming the file, where one is not as its kind wants it: the server does not start with half of them. */
export const readEntries = async <D extends object>(
  kind: Kind<D>,
  place?: string,
): Promise<Map<string, D>> => {
  const { written } = kind;
  const found = 'folder' in written ? await readFolder(written, place) : await readList(written, place);
  const entries = new Map<string, D>();
  for (const one of found) {
    if (entries.has(one.key)) throw faultAt(one.at, 'there are two of it.');
    if (kind.isFree?.(one.key) === false)
      throw faultAt(one.at, 'something else is called so. Please rename it.');
    const data = await checkEntry(kind, one);
    const beside = kind.faultsBeside?.(data, [...entries.values()]);
    if (beside) throw faultAt(one.at, inOneLine(beside));
    entries.set(one.key, data);
  }
  return entries;
};

const faultAt = (at: string, why: string) => new Error(`content/${at}: ${why}`);

const readFolder = async (written: Folder, place = join(CONTENT, written.folder)): Promise<Found[]> => {
  const names = (await readdir(place)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const at = `${written.folder}/${name}`;
      const data = parseMarkdown(written, at, await readFile(join(place, name), 'utf8'));
      return { key: basename(name, '.md'), at, data };
    }),
  );
};

const parseMarkdown = ({ text: field }: Folder, at: string, text: string): Record<string, unknown> => {
  const [, data, body] = FILE.exec(text) ?? [];
  if (data === undefined)
    throw faultAt(at, 'it must begin with its data between two lines of three hyphens.');
  try {
    return { ...parse(data), [field]: body };
  } catch (error) {
    throw faultAt(at, (error as Error).message);
  }
};

type Listed = Exclude<Written, Folder>;
const readList = async ({ list, place: field }: Listed, place = join(CONTENT, list)): Promise<Found[]> => {
  const read = List.safeParse(JSON.parse(await readFile(place, 'utf8')));
  if (!read.success) throw faultAt(list, z.prettifyError(read.error));
  return read.data.map(({ id, ...data }, index) => ({
    key: id,
    at: `${list}: ${id}`,
    data: { ...data, [field]: index },
  }));
};

const checkEntry = async <D extends object>(kind: Kind<D>, { key, at, data }: Found): Promise<D> => {
  const checked = z.safeParse(kind.data, data);
  if (!checked.success) {
    const { message, fields } = refusalOf(checked.error.issues);
    throw faultAt(at, inOneLine(fields) || message);
  }
  const faults = await kind.faultsOf(checked.data, key);
  if (faults) throw faultAt(at, inOneLine(faults));
  return checked.data;
};

const inOneLine = (faults: Readonly<Record<string, string>> = {}): string =>
  Object.entries(faults)
    .map(([field, why]) => `${field}: ${why}`)
    .join(' ');
