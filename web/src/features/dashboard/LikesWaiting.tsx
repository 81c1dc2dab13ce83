// Likes that wait for an answer, where something else is to be done first.
import { ChevronRight, Heart } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';

export function LikesWaiting({ count }: { count: number }) {
  return (
    <Link
      to={paths.matchRequests}
      className="flex min-h-14 items-center gap-3 rounded-xl border border-line bg-surface px-(--inset) py-2 transition-colors hover:border-wine"
    >
      <Heart aria-hidden="true" className="size-5 shrink-0 text-coral" />
      <span className="min-w-0 flex-1 font-semibold">
        {count === 1 ? 'One person likes you' : `${count} people like you`}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-wine" />
    </Link>
  );
}
