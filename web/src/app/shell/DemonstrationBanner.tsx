// Says that this is the demonstration, and where its mail goes.
import { findHealth } from '@ijeuwa/contract/health';
import { useRead } from '#platform/queries.ts';
import { DemonstrationWords } from '#ui/DemonstrationWords.tsx';

export function DemonstrationBanner() {
  const { data } = useRead(findHealth, {});
  if (!data?.demonstration) return null;
  return (
    <aside
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
