// What the person may be about to type; pressing one fills it in.
import { suggest } from './faq-search.rules.ts';
import { SUGGESTION_LOOK } from './suggestion-look.ts';

type SuggestionsProps = {
  tags: readonly string[];
  questions: readonly string[];
  typed: string;
  onChosen: (words: string) => void;
};

export function Suggestions({ tags, questions, typed, onChosen }: SuggestionsProps) {
  const suggestions = suggest(tags, questions, typed);
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
      {suggestions.map(({ kind, words }) => (
        <li key={`${kind} ${words}`}>
          <button type="button" data-kind={kind} className={SUGGESTION_LOOK} onClick={() => onChosen(words)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
