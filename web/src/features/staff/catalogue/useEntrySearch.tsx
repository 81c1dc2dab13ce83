// Looking for one of many entries by any of its words.
import type { EntryHistory } from '@ijeuwa/contract/catalogue';
import { type ReactNode, useState } from 'react';
import { holds, partsOf } from '#ui/found-words.rules.ts';
import { SearchInput } from '#ui/SearchInput.tsx';
import type { Fold } from './EntryFrame.tsx';

const LONG_FROM = 10;

type EntrySearch = {
  search: ReactNode;
  isFound: (entry: EntryHistory<unknown>) => boolean;
  /** Words were typed: what has none of them is left out, groups too. */
  isSearching: boolean;
  /** More than are seen at a glance: each shows its name, and the only one that is found all of it. */
  fold: Fold;
};

export const useEntrySearch = (
  entries: readonly EntryHistory<unknown>[] | undefined,
  title: string,
): EntrySearch => {
  const [typed, setTyped] = useState('');
  const parts = partsOf(typed);
  const isSearching = parts.length > 0;
  const isFound = ({ key, current }: EntryHistory<unknown>): boolean =>
    holds([key, ...wordsOf(current.data)].join('\n'), parts);
  if (!entries || entries.length < LONG_FROM)
    return { search: null, isFound: () => true, isSearching: false, fold: undefined };
  const found = entries.filter(isFound).length;
  const label = `Search ${title.toLowerCase()}`;
  return {
    isFound,
    isSearching,
    fold: isSearching && found === 1 ? 'open' : 'closed',
    search: (
      <search className="flex max-w-2xl flex-col gap-2">
        <SearchInput
          label={label}
          placeholder={label}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p role="status" className="text-sm text-ink-2 empty:-mt-2">
          {isSearching && (found === 0 ? 'Nothing has these words.' : `${found} of ${entries.length}`)}
        </p>
      </search>
    ),
  };
};

const wordsOf = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(wordsOf) : [];
};
