// The bar of five under the thumb, below 768 px.
import { NavLink } from 'react-router';
import { paths } from '#platform/paths.ts';
import { CountBadge } from '#ui/CountBadge.tsx';
import { classes } from '#ui/classes.ts';
import { BAR_PLACES, type Place } from './places.ts';
import { useUnreadMessages } from './shell.queries.ts';

export function BottomBar() {
  const unread = useUnreadMessages();
  return (
    <nav
      aria-label="Main places"
      className="fixed inset-x-0 bottom-0 z-20 grid h-(--bottom-bar) grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {BAR_PLACES.map((place) => (
        <BarLink key={place.to} {...place} count={place.to === paths.messages ? unread : 0} />
      ))}
    </nav>
  );
}

function BarLink({ label, to, Icon, count }: Place & { count: number }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classes(
          'group relative flex min-w-0 flex-col items-center justify-center gap-0.5 text-xs focus-visible:-outline-offset-3',
          isActive ? 'font-bold text-wine' : 'text-ink-2',
        )
      }
    >
      <span className="grid h-7 w-full max-w-12 place-items-center rounded-full group-aria-[current=page]:bg-wine-fill group-aria-[current=page]:text-on-fill">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="max-w-full truncate">{label}</span>
      <span className="absolute top-1 left-1/2 ml-2">
        <CountBadge count={count} label="unread" />
      </span>
    </NavLink>
  );
}
