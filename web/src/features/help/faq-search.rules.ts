// Finding among questions, and what may be meant.
import { fold, holds, partsOf } from '#ui/found-words.rules.ts';

/** What is typed is looked for in all three. */
export type Searchable = { title: string; text: string; tags: readonly string[] };
type Suggestion = { kind: 'tag' | 'question'; words: string };

// Spec 9: suggestions after 3 characters, at most 3 tags and 2 questions.
const SUGGESTS_FROM = 3;
const TAGS_MAX = 3;
const QUESTIONS_MAX = 2;

// Spec 8.
export const NOTHING_FOUND = 'No results found for the search.';

/** Each part of what was typed stands somewhere in it; nothing typed finds everything. */
export const isFound = ({ title, text, tags }: Searchable, query: string): boolean =>
  holds([title, text, ...tags].join('\n'), partsOf(query));

const beginsFirst = (query: string) => (one: string, other: string) =>
  Number(fold(other).startsWith(query)) - Number(fold(one).startsWith(query));

/** What the person may be about to type; what stands there already is not suggested. */
export const suggest = (
  tags: readonly string[],
  questions: readonly string[],
  typed: string,
): Suggestion[] => {
  const query = fold(typed).trim();
  const parts = partsOf(typed);
  if (query.length < SUGGESTS_FROM || parts.length === 0) return [];
  const fitting = (all: readonly string[], most: number) =>
    [...new Set(all)]
      .filter((words) => fold(words) !== query && holds(words, parts))
      .sort(beginsFirst(query))
      .slice(0, most);
  return [
    ...fitting(tags, TAGS_MAX).map((words): Suggestion => ({ kind: 'tag', words })),
    ...fitting(questions, QUESTIONS_MAX).map((words): Suggestion => ({ kind: 'question', words })),
  ];
};

const results = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

/** "5 results: 3 in FAQ, 2 in Resources"; "1 result in FAQ"; where there is one part alone, without it. */
export const countInWords = (counts: Readonly<Record<string, number>>): string => {
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  const total = parts.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return NOTHING_FOUND;
  if (Object.keys(counts).length === 1) return results(total);
  if (parts.length === 1) return `${results(total)} in ${parts[0]![0]}`;
  return `${results(total)}: ${parts.map(([part, count]) => `${count} in ${part}`).join(', ')}`;
};
