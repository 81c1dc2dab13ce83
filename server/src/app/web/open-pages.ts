// The open pages as they are true now: with the catalogue's current figures, this server's address, and what
// the visitor's data allows.
import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import type { WrittenPage } from './built-web.ts';
import { spare } from './data-saver.ts';

const ORIGIN = 'https://ijeuwa.invalid';
const FIGURES_FRESH_MS = 15_000;

export type Figures = ReadonlyMap<string, string>;
export type DocumentNeeds = {
  pages: readonly WrittenPage[];
  publicUrl: string;
  demonstration: boolean;
  listFigures(): Promise<Figures>;
  now(): number;
};
/** `signedIn`: shows the way to one's own pages; `back`: the address the visitor came from, when it is one of ours. */
export type View = { saver: boolean; signedIn: boolean; back?: string };
export type Rendered = { html: string; tag: string };

export const makeOpenPages = ({ pages, publicUrl, demonstration, listFigures, now }: DocumentNeeds) => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const written = new Map<string, string>();
  let figures: Figures | undefined;
  let freshUntil = 0;

  /** Asks for the figures at most every 15 seconds, and forgets the pages when one has changed. */
  const refresh = async (): Promise<Figures> => {
    if (figures && now() < freshUntil) return figures;
    freshUntil = now() + FIGURES_FRESH_MS;
    const current = await listFigures().catch((error) => {
      // While the database is away a page is better a little old than absent.
      if (figures) return figures;
      throw error;
    });
    if (figures && !same(figures, current)) written.clear();
    figures = current;
    return current;
  };

  const write = (page: WrittenPage, current: Figures, { saver, signedIn }: View): string => {
    const key = `${page.path}${saver ? ' sparing' : ''}${signedIn ? ' signed in' : ''}`;
    const known = written.get(key);
    if (known) return known;
    const html = writePage(page.html, { figures: current, publicUrl, demonstration, saver, signedIn });
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

type Facts = {
  figures: Figures;
  publicUrl: string;
  demonstration: boolean;
  saver: boolean;
  signedIn: boolean;
};

const writePage = (html: string, { figures, publicUrl, demonstration, saver, signedIn }: Facts): string => {
  const document = parse(html, { comment: true });
  for (const one of document.querySelectorAll(`[data-for="${signedIn ? 'visitor' : 'member'}"]`))
    one.remove();
  if (!demonstration) for (const one of document.querySelectorAll('[data-demonstration]')) one.remove();
  for (const one of document.querySelectorAll('[data-figure]')) {
    const words = figures.get(one.getAttribute('data-figure')!);
    if (words !== undefined) one.innerHTML = escapeText(words);
  }
  const whole = document.toString().replaceAll(ORIGIN, publicUrl);
  return saver ? spare(whole) : whole;
};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const leadBack = (html: string, back: string): string =>
  html.replace('href="/" data-back=""', `href="${back.replaceAll('&', '&amp;')}" data-back=""`);

const same = (one: Figures, other: Figures): boolean =>
  one.size === other.size && [...one].every(([mark, words]) => other.get(mark) === words);
