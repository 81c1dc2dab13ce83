// The member's figures, quiet and last; each leads to its list.
import type { DashboardStats } from '@ijeuwa/contract/dashboard';
import { Link } from 'react-router';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { figuresOf } from './figures.ts';
import { changeInFigures, changeInWords } from './score-words.ts';

export function FigureList({ stats }: { stats: DashboardStats }) {
  return (
    <Card padded={false} className="px-(--inset) py-1 sm:px-5">
      <ul aria-label="Your figures">
        {figuresOf(stats).map(({ label, value, to, waits = false, change = null }) => (
          <li key={label} className="border-t border-line first:border-t-0">
            <Link
              to={to}
              className="-mx-2 flex min-h-12 flex-wrap items-center gap-x-3 rounded-md px-2 py-1.5 hover:bg-paper-2"
            >
              <span className="grow">{label}</span>{' '}
              {change !== null && change !== 0 && (
                <span className="text-sm text-leaf">
                  <span aria-hidden="true">{changeInFigures(change)}</span>
                  <VisuallyHidden>{changeInWords(change)}</VisuallyHidden>
                </span>
              )}{' '}
              <span className={classes('text-sm', waits ? 'font-semibold text-wine' : 'text-ink-2')}>
                {value}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
