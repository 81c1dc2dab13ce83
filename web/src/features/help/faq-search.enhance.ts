// Makes the search of an open page work, and opens the question that the address names.
import type { Enhancement } from '#platform/enhance.ts';
import { isQuery } from '#ui/found-words.rules.ts';
import { countInWords, isFound, type Searchable, suggest } from './faq-search.rules.ts';
import { idOfHash, openQuestion } from './open-question.ts';

type Entry = Searchable & { element: HTMLElement };

const all = (what: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(what)];

export const enhance: Enhancement = (box) => {
  const input = box.querySelector('input')!;
  const status = box.querySelector<HTMLElement>('[data-search-status]')!;
  const list = box.querySelector<HTMLElement>('[data-suggestions]')!;
  const template = box.querySelector('template')!;

  const entries = all('[data-entry]').map(
    (element): Entry => ({
      element,
      title: element.querySelector('[data-entry-title]')?.textContent ?? '',
      text: element.textContent,
      tags: (element.dataset.tags ?? '').split('|'),
    }),
  );
  const tags = entries.flatMap((entry) => entry.tags);
  const questions = entries
    .filter(({ element }) => element.dataset.entry === 'question')
    .map(({ title }) => title);

  const hasOneLeft = (place: HTMLElement): boolean =>
    all('[data-entry]', place).some((element) => !element.hidden);

  /** How many were found in each part of the page; a page without parts is one. */
  const count = (found: readonly Entry[]): Record<string, number> => {
    const parts = all('[data-part]');
    if (parts.length === 0) return { '': found.length };
    return Object.fromEntries(
      parts.map((part) => [part.dataset.part!, found.filter(({ element }) => part.contains(element)).length]),
    );
  };

  const search = () => {
    const searching = isQuery(input.value);
    const found = entries.filter((entry) => isFound(entry, input.value));
    // What is kept counts when it is found, and stands there when it is not: nobody loses the way to us.
    for (const entry of entries)
      entry.element.hidden = !found.includes(entry) && entry.element.dataset.kept === undefined;
    for (const place of all('[data-entries]')) place.hidden = !hasOneLeft(place);
    for (const place of all('[data-unsearched]')) place.hidden = searching;
    const counts = count(found);
    status.textContent = searching ? countInWords(counts) : '';
    offer();
    document.dispatchEvent(new CustomEvent('searched', { detail: searching ? counts : undefined }));
  };

  const offer = () => {
    const suggestions = suggest(tags, questions, input.value);
    list.replaceChildren(
      ...suggestions.map(({ kind, words }) => {
        const item = template.content.cloneNode(true) as DocumentFragment;
        const button = item.querySelector('button')!;
        button.dataset.kind = kind;
        button.textContent = words;
        return item;
      }),
    );
    list.hidden = suggestions.length === 0;
  };

  const fill = (words: string) => {
    input.value = words;
    search();
    input.focus();
    const chosen = entries.find(({ title }) => title === words)?.element;
    if (chosen instanceof HTMLDetailsElement) chosen.open = true;
  };

  const openAddressed = () => {
    const id = idOfHash(location.hash);
    if (id && input.value && document.getElementById(id)?.closest('[hidden]')) {
      input.value = '';
      search();
    }
    openQuestion(id);
  };

  input.addEventListener('input', search);
  list.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) fill(target.textContent);
  });
  addEventListener('hashchange', openAddressed);
  box.classList.remove('invisible');
  // A browser that comes back to the page may have kept what was typed.
  if (input.value) search();
  openAddressed();
};
