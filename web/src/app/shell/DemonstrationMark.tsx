// Says in the header that this is the demonstration, and leads to where its mail goes.
import { findHealth } from '@ijeuwa/contract/health';
import { useRead } from '#platform/queries.ts';

const WORDS = 'Demo: invented people, no money moves. See the outbox';

export function DemonstrationMark() {
  const { data } = useRead(findHealth, {});
  if (!data?.demonstration) return null;
  return (
    // Beside this page: somebody who waits for a code keeps the place where it is typed.
    <a
      href="/demo/outbox"
      target="_blank"
      rel="noopener"
      aria-label={WORDS}
      title={WORDS}
      className="inline-flex min-h-11 min-w-11 items-center justify-center"
    >
      <span className="rounded-md border border-gold px-1.5 text-xs leading-5 font-bold text-gold-ink">
        Demo
      </span>
    </a>
  );
}
