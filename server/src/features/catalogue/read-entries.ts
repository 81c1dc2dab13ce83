// The entries of a kind as they are written in content/: one Markdown file each, its data between lines of hyphens.
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Kind } from '#platform/catalogue.ts';
import { refusalOf } from '#platform/http/validate.ts';

const CONTENT = fileURLToPath(new URL('../../../../content', import.meta.url));
const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Throws, naming the file, where one is not as its kind wants it: the server does not start with half of them. */
export const readEntries = async <D extends object>(
  kind: Kind<D>,
  folder = join(CONTENT, kind.folder),
): Promise<Map<string, D>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const read = await Promise.all(
    names.map(async (name): Promise<[string, D]> => {
      const text = await readFile(join(folder, name), 'utf8');
      return [basename(name, '.md'), await parseEntry(kind, name, text)];
    }),
  );
  return new Map(read);
};

const parseEntry = async <D extends object>(kind: Kind<D>, name: string, text: string): Promise<D> => {
  const fault = (why: string) => new Error(`content/${kind.folder}/${name}: ${why}`);
  const [, data, body] = FILE.exec(text) ?? [];
  if (data === undefined) throw fault('it must begin with its data between two lines of three hyphens.');
  let meta: unknown;
  try {
    meta = parse(data);
  } catch (error) {
    throw fault((error as Error).message);
  }
  const checked = z.safeParse(kind.data, { ...(meta as object), [kind.text]: body });
  if (!checked.success) {
    const { message, fields } = refusalOf(checked.error.issues);
    throw fault(inOneLine(fields) || message);
  }
  const faults = await kind.faultsOf(checked.data);
  if (faults) throw fault(inOneLine(faults));
  return checked.data;
};

const inOneLine = (faults: Readonly<Record<string, string>> = {}): string =>
  Object.entries(faults)
    .map(([field, why]) => `${field}: ${why}`)
    .join(' ');
