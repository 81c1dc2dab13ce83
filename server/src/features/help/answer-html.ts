// An answer as HTML: what people write as Markdown, with nothing in it that acts on the page around it.
import { Marked } from 'marked';
import { escapeHtml } from '#platform/html.ts';

/** A page of ours, a place on it, another site, or a mail; a mark would be written out within it. */
const LEADS_SOMEWHERE = /^(?:\/(?![/\\])|#|https:\/\/|mailto:)[^{}]*$/;

/** Lists and quotations within each other: nobody reads so deep, and each is a call within a call. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d+[.)])[ \t])){7}/m;
export const isTooDeep = (markdown: string): boolean => TOO_DEEP.test(markdown);

const marked = new Marked({
  gfm: false,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    // What it is written in is said to nobody here.
    code: ({ text }) => `<pre><code>${escapeHtml(text)}</code></pre>\n`,
    image: ({ text }) => escapeHtml(text),
    // The page's own headings lead through it.
    heading({ tokens }) {
      return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return LEADS_SOMEWHERE.test(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
    },
  },
});

export const answerHtml = (markdown: string): string =>
  isTooDeep(markdown) ? `<p>${escapeHtml(markdown)}</p>` : marked.parse(markdown, { async: false }).trim();
