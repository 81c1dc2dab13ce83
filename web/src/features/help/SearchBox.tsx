// The search of a member's help screen: what is typed, what may be meant, and how much was found.
import { type ReactNode, useId } from 'react';
import { SearchInput } from '#ui/SearchInput.tsx';
import { Suggestions } from './Suggestions.tsx';

type SearchBoxProps = {
  label: string;
  typed: string;
  onType: (words: string) => void;
  tags: readonly string[];
  questions: readonly string[];
  /** A suggestion was pressed: it stands in the box already. */
  onChosen: (words: string) => void;
  /** How much was found, while something is typed. */
  status: ReactNode;
};

export function SearchBox({ label, typed, onType, tags, questions, onChosen, status }: SearchBoxProps) {
  const id = useId();
  const fill = (words: string) => {
    onType(words);
    onChosen(words);
    document.getElementById(id)?.focus();
  };
  return (
    <search className="flex max-w-2xl flex-col gap-3">
      <SearchInput
        id={id}
        label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <Suggestions tags={tags} questions={questions} typed={typed} onChosen={fill} />
      <p role="status" className="text-ink-2 empty:-mt-3">
        {status}
      </p>
    </search>
  );
}
