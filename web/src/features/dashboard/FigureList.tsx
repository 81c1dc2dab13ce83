// The member's figures, quiet and last; each leads to its list.
import type { DashboardStats } from '@ijeuwa/contract/dashboard';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/Card.tsx';
import { formatNumber } from '#ui/format.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { changeInFigures, changeInWords } from './score-words.ts';

export function FigureList({ stats }: { stats: DashboardStats }) {
  const figures = [
    { label: 'match requests', value: stats.matchRequests, to: paths.matchRequests },
    { label: 'messages', value: stats.messages, to: paths.messages },
    { label: 'unread messages', value: stats.unreadMessages, to: paths.messages },
    {
      label: 'upcoming sessions',
      value: stats.upcomingSessions,
      to: paths.upcomingSessions,
    },
    {
      label: 'relationship score',
      value: stats.relationshipScore,
      to: paths.relationshipScore,
      change: stats.relationshipScoreChange,
    },
  ];
  return (
    <Card padded={false} className="px-(--inset) py-1 sm:px-5">
      <ul aria-label="Your figures">
        {figures.map(({ label, value, to, change = null }) => (
          <li key={label} className="border-t border-line first:border-t-0">
            <Link
              to={to}
              className="-mx-2 flex min-h-12 flex-wrap items-center gap-x-3 rounded-md px-2 hover:bg-paper-2"
            >
              <span className="grow first-letter:uppercase">{label}</span>
              {change !== null && change !== 0 && (
                <span className="text-sm text-ink-2">
                  <span aria-hidden="true">{changeInFigures(change)}</span>
                  <VisuallyHidden>{changeInWords(change)}</VisuallyHidden>
                </span>
              )}
              <span className="font-serif text-xl font-semibold">{formatNumber(value)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
