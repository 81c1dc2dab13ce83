// The bar of five under the thumb, below 768 px.
import { CountBadge } from '#ui/CountBadge.tsx';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { BAR_PLACES, type BarPlace } from './places.ts';
import { useWaiting, type Waiting } from './shell.queries.ts';

export function BottomBar() {
  const waiting = useWaiting();
  return (
    <nav
      aria-label="Main places"
      className="fixed inset-x-0 bottom-0 z-20 grid h-(--bottom-bar) grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {BAR_PLACES.map((place) => (
        <BarLink key={place.to} {...place} waiting={waiting[place.to]} />
      ))}
    </nav>
  );
}

function BarLink({ name, to, Icon, holds, waiting }: BarPlace & { waiting?: Waiting }) {
  return (
    <PlaceLink
      to={to}
      holds={holds}
      className={(current) =>
        classes(
          'group relative flex min-w-0 flex-col items-center justify-center gap-0.5 text-xs focus-visible:-outline-offset-3',
          current ? 'font-bold text-wine' : 'text-ink-2',
        )
      }
    >
      <span className="grid h-7 w-full max-w-12 place-items-center rounded-full group-aria-[current=page]:bg-wine-fill group-aria-[current=page]:text-on-fill">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <BarLabel>{name}</BarLabel>
      {waiting && (
        <span className="absolute top-1 right-[max(0px,calc(50%-1.75rem))]">
          <CountBadge {...waiting} />
        </span>
      )}
    </PlaceLink>
  );
}

/** Where a name of one word may be broken. */
const BREAKS = /(?<=^(?:Dis|Match|Mes|Dash))(?=[a-z])/;

/** With very large text a name takes two lines; a fifth of the window holds each of its halves. */
function BarLabel({ children }: { children: string }) {
  return (
    <>
      <VisuallyHidden>{children}</VisuallyHidden>
      <span
        aria-hidden="true"
        className="max-w-full text-center text-[min(0.75rem,5.4vw)] max-[380px]:text-[min(0.6875rem,5.4vw)] leading-tight"
      >
        {children.replace(BREAKS, '\u00ad')}
      </span>
    </>
  );
}
