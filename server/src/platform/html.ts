// Pieces of a page: whatever is put into one is escaped, unless it is a piece of page itself.

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPED[letter]!);

const safe = Symbol('html');
export type Html = { readonly [safe]: string };
type Part = Html | string | number | undefined | false | readonly Part[];

export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  trusted(texts.map((text, at) => text + show(parts[at])).join(''));

/** What we wrote ourselves, as it stands. */
export const trusted = (text: string): Html => ({ [safe]: text });

export const spellHtml = (piece: Html): string => piece[safe];

const show = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if (isList(part)) return part.map(show).join('');
  return part[safe];
};

const isList = (part: Html | readonly Part[]): part is readonly Part[] => Array.isArray(part);
