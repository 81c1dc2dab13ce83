// One line of a list: who or what, a detail, and what stands at its end.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';

type ListRowProps = {
  title: ReactNode;
  detail?: ReactNode;
  start?: ReactNode;
  end?: ReactNode;
  to?: string;
  onClick?: () => void;
  strong?: boolean;
};

const LOOK = 'flex min-h-16 w-full min-w-0 flex-1 items-center gap-3 py-2.5 text-left';
const LIVE = 'rounded-md transition-colors hover:bg-paper-2 -mx-2 px-2';

export function ListRow({ title, detail, start, end, to, onClick, strong }: ListRowProps) {
  const content = (
    <>
      {start}
      <span className="min-w-0 flex-1">
        <span className={classes('block truncate', strong === false ? 'font-medium' : 'font-semibold')}>
          {title}
        </span>
        {detail && <span className="block text-sm text-ink-2">{detail}</span>}
      </span>
    </>
  );
  return (
    <li className="flex items-center gap-3 border-t border-line first:border-t-0">
      {to ? (
        <Link to={to} className={classes(LOOK, LIVE)}>
          {content}
        </Link>
      ) : onClick ? (
        <button type="button" onClick={onClick} className={classes(LOOK, LIVE)}>
          {content}
        </button>
      ) : (
        <div className={LOOK}>{content}</div>
      )}
      {end}
    </li>
  );
}
