// A written text in its chapters, by the headings that the build wrote: what stands before the first, then each.
export type Chapter = { id: string; title: string; html: string };

const BEGINS = /^<h2 id="([^"]+)">(.*?)<\/h2>/;

export const chaptersOf = (html: string): { before: string; chapters: Chapter[] } => {
  const parts = html.split(/(?=<h2 id=")/);
  const before = BEGINS.test(parts[0] ?? '') ? '' : (parts.shift() ?? '').trim();
  const chapters = parts.map((part) => {
    const [heading = '', id = '', words = ''] = BEGINS.exec(part) ?? [];
    return { id, title: words.replace(/<[^>]+>/g, ''), html: part.slice(heading.length) };
  });
  return { before, chapters };
};
