// The headings of a written text, as the build wrote them, to lead to each.
export type Heading = { id: string; words: string };

export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', words = '']) => ({
    id,
    words: words.replace(/<[^>]+>/g, ''),
  }));
