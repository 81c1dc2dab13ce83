// The open pages as they are true now: with the catalogue's current entries and figures, this server's address, and
// what the visitor's data allows.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'node-html-parser';
import type { WrittenPage } from './built-web.ts';
import { spare } from './data-saver.ts';
import { type PageLists, writeLists, writeStructured } from './page-lists.ts';

const ORIGIN = 'https://ijeuwa.invalid';
const WORDS_FRESH_MS = 15_000;

export type Figures = ReadonlyMap<string, string>;
export type OpenPagesNeeds = {
  pages: readonly WrittenPage[];
  publicUrl: string;
  demonstration: boolean;
  listFigures(): Promise<Figures>;
  readLists(): Promise<PageLists>;
  now(): number;
};
/** `signedIn`: shows the way to one's own pages; `back`: the address the visitor came from, when it is one of ours. */
export type View = { saver: boolean; signedIn: boolean; back?: string };
/** What of the catalogue stands on the pages. */
type Words = { figures: Figures; lists: PageLists };
export type Rendered = { html: string; tag: string };

export const makeOpenPages = (needs: OpenPagesNeeds) => {
  const { pages, publicUrl, demonstration, listFigures, readLists, now } = needs;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const written = new Map<string, string>();
  let words: Words | undefined;
  let freshUntil = 0;

  const readWords = async (): Promise<Words> => {
    const [figures, lists] = await Promise.all([listFigures(), readLists()]);
    return { figures, lists };
  };

  /** Asks for the catalogue's words at most every 15 seconds, and forgets the pages when one has changed. */
  const refresh = async (): Promise<Words> => {
    if (words && now() < freshUntil) return words;
    freshUntil = now() + WORDS_FRESH_MS;
    const current = await readWords().catch((error) => {
      // While the database is away a page is better a little old than absent.
      if (words) return words;
      throw error;
    });
    if (words && !isDeepStrictEqual(words, current)) written.clear();
    words = current;
    return current;
  };

  const write = (page: WrittenPage, current: Words, { saver, signedIn }: View): string => {
    const key = `${page.path}${saver ? ' sparing' : ''}${signedIn ? ' signed in' : ''}`;
    const known = written.get(key);
    if (known) return known;
    const html = writePage(page.html, { ...current, publicUrl, demonstration, saver, signedIn });
    written.set(key, html);
    return html;
  };

  return {
    has: (path: string): boolean => byPath.has(path),
    render: async (path: string, view: View): Promise<Rendered | undefined> => {
      const page = byPath.get(path);
      if (!page) return undefined;
      const html = leadBack(write(page, await refresh(), view), view.back ?? '/');
      return { html, tag: createHash('sha256').update(html).digest('base64url').slice(0, 22) };
    },
  };
};
export type OpenPages = ReturnType<typeof makeOpenPages>;

type Facts = Words & {
  publicUrl: string;
  demonstration: boolean;
  saver: boolean;
  signedIn: boolean;
};

const writePage = (html: string, facts: Facts): string => {
  const { figures, lists, publicUrl, demonstration, saver, signedIn } = facts;
  const document = parse(html, { comment: true });
  for (const one of document.querySelectorAll(`[data-for="${signedIn ? 'visitor' : 'member'}"]`))
    one.remove();
  if (!demonstration) for (const one of document.querySelectorAll('[data-demonstration]')) one.remove();
  writeLists(document, lists);
  for (const one of document.querySelectorAll('[data-figure]')) {
    const words = figures.get(one.getAttribute('data-figure')!);
    if (words !== undefined) one.innerHTML = escapeText(words);
  }
  const whole = writeStructured(document.toString(), lists).replaceAll(ORIGIN, publicUrl);
  return saver ? spare(whole) : whole;
};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const leadBack = (html: string, back: string): string =>
  html.replace('href="/" data-back=""', `href="${back.replaceAll('&', '&amp;')}" data-back=""`);
