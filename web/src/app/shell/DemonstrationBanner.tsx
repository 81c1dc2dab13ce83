// Says that this is the demonstration, and where its mail goes.
import { useDemonstration } from './shell.queries.ts';

export function DemonstrationBanner() {
  if (!useDemonstration()) return null;
  return (
    <aside
      aria-label="Demonstration"
      className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-gold-soft px-4 py-1 text-center text-sm"
    >
      <p>Demonstration: no money moves.</p>
      {/* Another page than ours, made by the practice server. */}
      <a
        href="/demo/outbox"
        className="inline-flex min-h-8 items-center font-semibold text-gold-ink underline"
      >
        See the outbox
      </a>
    </aside>
  );
}
