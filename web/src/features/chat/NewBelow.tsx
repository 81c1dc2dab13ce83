// Said while one reads further up: so many messages have come below, and the way to them.
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';

/** How many of the other's messages came since the end was last before the member's eyes. */
export const useNewBelow = (theirs: readonly { seq: number }[], atEnd: boolean): number => {
  const last = theirs.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState(last);
  if (atEnd && seen !== last) setSeen(last);
  return atEnd ? 0 : theirs.filter(({ seq }) => seq > seen).length;
};

export function NewBelow({ count, onSee }: { count: number; onSee: () => void }) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={onSee}
      className="absolute bottom-full left-1/2 mb-2 inline-flex min-h-11 -translate-x-1/2 items-center gap-1.5 rounded-full bg-wine-fill px-4 text-sm font-semibold whitespace-nowrap text-on-fill shadow-float"
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      {count === 1 ? '1 new message' : `${count} new messages`}
    </button>
  );
}
