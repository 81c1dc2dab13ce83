// A name where room is small: it grows a little smaller, not beyond `--smallest`, until its longest word fits, and is never broken with a hyphen.
import type { CSSProperties } from 'react';
import { lettersOfLongestWord } from './format.ts';

type NarrowNameProps = { children: string; className?: string };

export function NarrowName({ children: name, className }: NarrowNameProps) {
  const letters = { '--letters': lettersOfLongestWord(name) } as CSSProperties;
  return (
    <span className="@container block w-full hyphens-manual">
      {/* A letter is about six tenths as wide as it is high, a bold one more (`--letter`); what is read at arm’s length does not get smaller than that. */}
      <span style={letters} className={className}>
        <span className="text-[length:max(var(--smallest,0.75em),min(1em,calc(100cqi/(var(--letters)*var(--letter,0.6)))))]">
          {name}
        </span>
      </span>
    </span>
  );
}
