// The pages of signing in as the build wrote them: which one an address shows, its links leading on where it leads.
import { entryPageOf, wantedAfter } from '@ijeuwa/contract/entry';
import { parse } from 'node-html-parser';

export type EntryPages = ReadonlyMap<string, string>;

export const makeEntryPageAt =
  (pages: EntryPages) =>
  (url: string): string | undefined => {
    const [path = '', query = ''] = url.split('?');
    const search = new URLSearchParams(query);
    const name = entryPageOf(path.replace(/(?<=.)\/$/, ''), search);
    const html = name === undefined ? undefined : pages.get(name);
    const to = wantedAfter(search);
    return html && to ? keepWay(html, to) : html;
  };
export type EntryPageAt = ReturnType<typeof makeEntryPageAt>;

/** Once the script is awake the links know it themselves. */
const keepWay = (html: string, to: string): string => {
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  for (const link of page.querySelectorAll('a[data-keeps-to]')) {
    const [path, query = ''] = (link.getAttribute('href') ?? '').split('?');
    const search = new URLSearchParams(query);
    search.set('to', to);
    link.setAttribute('href', `${path}?${search}`.replaceAll('&', '&amp;'));
  }
  return page.toString();
};
