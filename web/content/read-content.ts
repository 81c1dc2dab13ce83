// Reads what people write in content/: front matter and Markdown, or data, each checked against its kind.
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { Marked } from 'marked';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { kindOf } from './kinds.ts';

export const CONTENT_DIR = join(import.meta.dirname, '..', '..', 'content');

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

class ContentFault extends Error {
  constructor(path: string, why: string) {
    super(`content/${relative(CONTENT_DIR, path).replaceAll('\\', '/')}: ${why}`);
    this.name = 'ContentFault';
  }
}

/** What stands in a file of content/, checked; of a Markdown file with its slug and its text as HTML. */
export function readContent(path: string, text = readFileSync(path, 'utf8')): unknown {
  const kind = kindOf(relative(CONTENT_DIR, path).replaceAll('\\', '/'));
  if (!kind)
    throw new ContentFault(path, 'there is no kind of content for this place (web/content/kinds.ts).');
  const parsed = path.endsWith('.md') ? readMarkdown(path, text) : JSON.parse(text);
  const checked = kind.safeParse(parsed);
  if (!checked.success) throw new ContentFault(path, `\n${z.prettifyError(checked.error)}`);
  return checked.data;
}

function readMarkdown(path: string, text: string): unknown {
  const parts = FRONT_MATTER.exec(text);
  if (!parts) throw new ContentFault(path, 'it must begin with its data between two lines of three hyphens.');
  const [, data, body] = parts;
  let meta: unknown;
  try {
    meta = parseYaml(data!);
  } catch (error) {
    throw new ContentFault(path, (error as Error).message);
  }
  return { ...(meta as object), slug: basename(path, '.md'), html: toHtml(body!) };
}

const slugOf = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/<[^>]+>|[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

const marked = new Marked({
  renderer: {
    // Every heading can be linked to.
    heading({ tokens, depth }) {
      const words = this.parser.parseInline(tokens);
      return `<h${depth} id="${slugOf(words)}">${words}</h${depth}>\n`;
    },
    table(token) {
      const cells = (row: typeof token.header, tag: 'th' | 'td') =>
        row
          .map(
            (one) =>
              `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(one.tokens)}</${tag}>`,
          )
          .join('');
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      // Scrolled by itself on a narrow screen, and by the keyboard too.
      return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>`;
    },
  },
});

const toHtml = (markdown: string): string => marked.parse(markdown, { async: false }).trim();
