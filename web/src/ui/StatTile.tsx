// One figure and what it counts.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';

type StatTileProps = { value: ReactNode; label: string; change?: number; to?: string; className?: string };

export function StatTile({ value, label, change, to, className }: StatTileProps) {
  const look = classes(
    'block rounded-xl border border-line bg-surface px-(--inset) py-3.5 sm:px-5 sm:py-4',
    className,
  );
  const content = (
    <>
      <span className="block font-serif text-2xl font-semibold leading-tight sm:text-3xl">
        {value}
        {change !== undefined && change !== 0 && (
          <span className={classes('ml-1.5 text-sm font-bold', change > 0 ? 'text-leaf' : 'text-danger')}>
            {change > 0 ? `+${change}` : `−${Math.abs(change)}`}
          </span>
        )}
      </span>
      <span className="block text-sm text-ink-2">{label}</span>
    </>
  );
  if (!to) return <div className={look}>{content}</div>;
  return (
    <Link to={to} className={classes(look, 'transition-colors hover:border-wine')}>
      {content}
    </Link>
  );
}
