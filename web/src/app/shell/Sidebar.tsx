// The sidebar's content: latest matches, the grouped menus, and who is signed in.
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { placeGroups } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { CountBadge } from '#ui/CountBadge.tsx';
import { classes } from '#ui/classes.ts';
import { MailAddress } from '#ui/MailAddress.tsx';
import { NarrowName } from '#ui/NarrowName.tsx';
import { LatestMatches } from './LatestMatches.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { isAt, type MenuPlace } from './places.ts';
import { useWaiting, type Waiting } from './shell.queries.ts';
import { SIDEBAR_GROUPS } from './sidebar-places.ts';

export function Sidebar() {
  const { name, email } = useMember();
  const waiting = useWaiting();
  return (
    <>
      {/* What goes on below fades; at its end it is the room below that does. */}
      <div className="flex flex-1 flex-col gap-4 overflow-y-auto px-2 pt-4 pb-8 [mask-image:linear-gradient(to_top,transparent,black_2rem)] [scrollbar-width:thin]">
        <LatestMatches />
        <nav aria-label="Menu" className="flex flex-col gap-1">
          {SIDEBAR_GROUPS.map(({ title, places }) => (
            <SidebarGroup key={title} title={title} places={places} waiting={waiting} />
          ))}
        </nav>
      </div>
      <p className="border-t border-line px-4.5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <span className="block font-semibold [--letter:0.73] wrap-anywhere">
          <NarrowName>{name}</NarrowName>
        </span>
        <span className="block text-xs text-ink-2 [&>strong]:font-normal">
          <MailAddress>{email}</MailAddress>
        </span>
      </p>
    </>
  );
}

type SidebarGroupProps = {
  title: string;
  places: readonly MenuPlace[];
  waiting: ReturnType<typeof useWaiting>;
};

const TITLE = 'font-sans text-sm font-semibold text-ink-2';

/** What one does every day stands open; another group opens for whoever asks, or is there. */
function SidebarGroup({ title, places, waiting }: SidebarGroupProps) {
  const { pathname } = useLocation();
  const isHere = places.some(({ to }) => isAt(to, pathname));
  const [open, setOpen] = useState(isHere);
  const links = (
    <ul>
      {places.map((place) => (
        <li key={place.to}>
          <SidebarLink {...place} waiting={waiting[place.to]} />
        </li>
      ))}
    </ul>
  );
  if (title === placeGroups.services)
    return (
      <div>
        <h2 className={classes(TITLE, 'px-2.5 pb-1')}>{title}</h2>
        {links}
      </div>
    );
  return (
    <details
      open={open || isHere}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/menu"
    >
      <summary className="flex min-h-11 list-none items-center rounded-md px-2.5 hover:bg-paper-2 [&::-webkit-details-marker]:hidden">
        <h2 className={classes(TITLE, 'flex-1')}>{title}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-ink-2 transition-transform group-open/menu:rotate-180"
        />
      </summary>
      {links}
    </details>
  );
}

function SidebarLink({ name, to, Icon, waiting }: MenuPlace & { waiting?: Waiting }) {
  return (
    <PlaceLink
      to={to}
      className={(current) =>
        classes(
          'flex min-h-11 items-center gap-[min(0.625rem,2.5vw)] rounded-md py-1.5 pr-2 pl-2.5 text-[0.90625rem] leading-snug transition-colors',
          current ? 'bg-wine-soft font-medium text-wine' : 'hover:bg-paper-2',
        )
      }
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      {waiting && (
        <span className="-ml-1 inline-flex shrink-0">
          <CountBadge {...waiting} />
        </span>
      )}
    </PlaceLink>
  );
}
