// The next appointment, as soon as there is one, and who is there; it leads to all of them, and while its room is open to its door.
import type { DashboardStats } from '@ijeuwa/contract/dashboard';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format.ts';
import { useIsPast } from '#ui/useIsPast.ts';

type NextSessionCardProps = {
  stats: Pick<DashboardStats, 'nextSession' | 'nextRoom' | 'nextSessionWith'>;
};

export function NextSessionCard({ stats }: NextSessionCardProps) {
  const { nextSession: at, nextRoom: room, nextSessionWith: people } = stats;
  const isOpen = useIsPast(room?.opensAt);
  if (at === null) return null;
  return (
    <Card padded={false} className="hover:border-wine">
      <Link
        to={isOpen && room ? paths.session(room.appointment) : paths.upcomingSessions}
        className="flex items-center gap-3 rounded-xl p-(--inset) sm:p-5"
      >
        <CalendarDays aria-hidden="true" className="size-6 shrink-0 text-leaf" />
        <span className="min-w-0">
          <span className="block text-sm text-ink-2">Next session</span>
          <span className="block font-semibold">{formatDateTime(at)}</span>
          {people.length > 0 && (
            <span className="block text-sm text-ink-2 wrap-anywhere">With {people.join(' and ')}</span>
          )}
          {isOpen && <span className="block text-sm font-semibold text-wine">Its room is open. Go in.</span>}
        </span>
      </Link>
    </Card>
  );
}
