// An answer or an article as HTML: what people write as Markdown, with nothing in it that acts on the page around it.
import { Marked } from 'marked';
import { escapeHtml } from '#platform/html.ts';

/** A page of ours, a place on it, another site, or a mail; a mark would be written out within it. */
const LEADS_SOMEWHERE = /^(?:\/(?![/\\])|#|https:\/\/|mailto:)[^{}]*$/;

/** Lists and quotations within each other: nobody reads so deep, and each is a call within a call. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d+[.)])[ \t])){7}/m;
export const isTooDeep = (markdown: string): boolean => TOO_DEEP.test(markdown);

const makeWriter = (heading: (words: string) => string) => {
  const marked = new Marked({
    gfm: false,
    renderer: {
      html: ({ text }) => escapeHtml(text),
      // What it is written in is said to nobody here.
      code: ({ text }) => `<pre><code>${escapeHtml(text)}</code></pre>\n`,
      image: ({ text }) => escapeHtml(text),
      heading({ tokens }) {
        return `${heading(this.parser.parseInline(tokens))}\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return LEADS_SOMEWHERE.test(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
      },
    },
  });
  return (markdown: string): string =>
    isTooDeep(markdown) ? `<p>${escapeHtml(markdown)}</p>` : marked.parse(markdown, { async: false }).trim();
};

/** The page's own headings lead through its answers. */
export const answerHtml = makeWriter((words) => `<p><strong>${words}</strong></p>`);

/** An article stands by itself, under its title, and has headings of its own. */
export const articleHtml = makeWriter((words) => `<h3>${words}</h3>`);
