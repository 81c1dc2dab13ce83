// The lists of a written page: where it has a place for one, the catalogue's entries stand, in the page's own shape.
import type { HTMLElement } from 'node-html-parser';

export type PageList = {
  /** Of each entry the group of the page that it stands in, and by its mark what stands in each place, as HTML. */
  items: readonly { group: string; marks: Readonly<Record<string, string>> }[];
  /** As schema.org words them. */
  structured: readonly object[];
};
/** By the name with which pages call them. */
export type PageLists = Readonly<Record<string, PageList>>;

/** What the build wrote is how the shape of an entry and the page's style are known; what is shown comes from here. */
export const writeLists = (document: HTMLElement, lists: PageLists): void => {
  const itemsOf = (place: string) => {
    const [name, group] = place.split(' ');
    return (lists[name!]?.items ?? []).filter((item) => item.group === group);
  };
  for (const place of document.querySelectorAll('[data-catalogue]')) {
    const shape = place.querySelector('template')!.innerHTML;
    const items = itemsOf(place.getAttribute('data-catalogue')!);
    place.innerHTML = items.map(({ marks }) => fill(shape, marks)).join('');
  }
  for (const one of document.querySelectorAll('[data-if-listed]'))
    if (itemsOf(one.getAttribute('data-if-listed')!).length === 0) one.remove();
};

const fill = (shape: string, marks: Readonly<Record<string, string>>): string =>
  shape.replace(/\{entry:([a-z]+)\}/g, (_, mark: string) => marks[mark] ?? '');

const FOR_MACHINES = /<script type="application\/ld\+json">[^<]*/g;

/** "{list:faq}" in what a search engine reads is the list; anywhere else it is what somebody wrote. */
export const writeStructured = (html: string, lists: PageLists): string =>
  html.replace(FOR_MACHINES, (told) =>
    told.replace(/"\{list:(\w+)\}["]/g, (mark, name: string) =>
      lists[name] ? JSON.stringify(lists[name].structured).replaceAll('<', '\\u003c') : mark,
    ),
  );
