// A mark that names nothing, in a text that people write.
import { findStrayBrace, marksOf } from './faq.rules.ts';

/** What is wrong with it, in words; undefined when every mark is known. */
export const findUnknownMark = async (
  written: string,
  html: string,
  listMarks: () => Promise<ReadonlyMap<string, string>>,
): Promise<string | undefined> => {
  const stray = findStrayBrace(written);
  if (stray !== undefined)
    return `“${stray}” is no mark that is filled in: one is written whole, such as {price:blossom} or {office:email}. Elsewhere please do without braces.`;
  const known = await listMarks();
  // Also as the page will have it: a mark may be written in other signs.
  const unknown = [...marksOf(written), ...marksOf(html)].find((mark) => !known.has(mark));
  return unknown === undefined
    ? undefined
    : `Nothing is called {${unknown}}. Known are, for example, {price:blossom} and {office:email}.`;
};
