// Says that this is the demonstration, and where its mail goes.
import { IS_DEMONSTRATION } from '@ijeuwa/contract/entry';
import { findHealth } from '@ijeuwa/contract/health';
import { useState } from 'react';
import { useRead } from '#platform/queries.ts';
import { DemonstrationWords } from '#ui/DemonstrationWords.tsx';

/** Written out with the form of a page; the server leaves it there, and says so, where it is true. */
const isMarked = (): boolean =>
  typeof document === 'undefined' || document.documentElement.hasAttribute(IS_DEMONSTRATION);

export function DemonstrationBanner() {
  const [marked] = useState(isMarked);
  const { data } = useRead(findHealth, {});
  if (!(data?.demonstration ?? marked)) return null;
  return (
    <aside
      data-demonstration=""
      aria-label="Demonstration"
      className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-gold-soft px-2 py-1 text-center text-xs sm:text-sm"
    >
      <DemonstrationWords />
      {/* Beside this page: somebody who waits for a code keeps the place where it is typed. */}
      <a
        href="/demo/outbox"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-8 items-center font-semibold text-gold-ink underline"
      >
        Outbox
      </a>
    </aside>
  );
}
