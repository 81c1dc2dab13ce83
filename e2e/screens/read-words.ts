// Every text of a screen in the order in which it is read: what is seen, what buttons without words are called, what fields suggest.
import type { Page } from '@playwright/test';

export type Words = { frame: string[]; screen: string[] };

/** `frame` is what stands around the screen; of a dialog that is open only its own words are read. */
export const readWords = (page: Page): Promise<Words> => page.evaluate(collect);

/** Runs in the page, so that it holds all it needs. */
function collect(): Words {
  const QUIET = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'svg', 'OPTION']);
  const lines: { text: string; inScreen: boolean }[] = [];
  let line = '';
  const dialog = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1);
  const main = dialog ?? document.querySelector('main') ?? document.body;

  const flush = (at: Node): void => {
    // A soft hyphen is a place to break, and not a letter.
    const text = line.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
    if (/[\p{L}\p{N}]/u.test(text)) lines.push({ text, inScreen: main.contains(at) });
    line = '';
  };
  const say = (at: Element, mark: string, text: string | null | undefined): void => {
    if (!text?.trim()) return;
    flush(at);
    line = `${text.trim()} (${mark})`;
    flush(at);
  };
  const nameOf = (at: Element): string | null => {
    const pointed = at.getAttribute('aria-labelledby');
    return pointed ? null : at.getAttribute('aria-label');
  };
  const walk = (at: Element): void => {
    if (QUIET.has(at.tagName)) return;
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return;
    const style = getComputedStyle(at);
    const stands = !/^inline/.test(style.display) || at.tagName === 'BUTTON' || style.display === 'contents';
    if (stands) flush(at);
    say(at, at.getAttribute('role') ?? at.tagName.toLowerCase(), nameOf(at));
    if (at instanceof HTMLImageElement) say(at, 'picture', at.alt);
    if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) {
      say(at, 'suggested in the field', at.placeholder);
      if (!['password', 'checkbox', 'radio', 'hidden', 'range'].includes(at.type)) say(at, 'typed', at.value);
    }
    if (at instanceof HTMLSelectElement) say(at, 'chosen', at.selectedOptions[0]?.textContent);
    for (const child of at.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) line += child.textContent ?? '';
      else if (child instanceof Element) walk(child);
    }
    if (stands) flush(at);
  };
  if (document.title) lines.push({ text: `${document.title} (title of the page)`, inScreen: true });
  walk(document.body);
  return {
    frame: dialog ? [] : lines.filter(({ inScreen }) => !inScreen).map(({ text }) => text),
    screen: lines.filter(({ inScreen }) => inScreen).map(({ text }) => text),
  };
}
