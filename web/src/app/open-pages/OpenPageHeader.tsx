// The header of the open pages; on a phone its menu is a list that opens without script.
import { buttonLook } from '#ui/button-look.ts';
import { Logo } from '#ui/Logo.tsx';
import { HEADER_PLACES, LANDING_PLACES, type Place } from './places-to-read.ts';

export function OpenPageHeader({ path, enhance }: { path: string; enhance?: string }) {
  const places: readonly Place[] = path === '/' ? LANDING_PLACES : HEADER_PLACES;
  return (
    <header
      data-header=""
      data-enhance={enhance}
      className="sticky top-0 z-30 border-b border-transparent bg-paper transition-colors data-scrolled:border-line data-scrolled:bg-surface data-scrolled:shadow-card"
    >
      <div className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center gap-x-4 gap-y-1 px-(--gutter) py-1 sm:px-6 lg:gap-x-6">
        <a href="/" aria-label="Ijeuwa, home" className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
        <nav aria-label="Pages" className="hidden flex-wrap gap-x-5 md:flex">
          {places.map((place) => (
            <PlaceLink key={place.to} {...place} current={place.to === path} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          <a
            href="/auth"
            data-app=""
            data-for="visitor"
            className="hidden min-h-11 items-center px-2 text-ink-2 hover:text-ink min-[26rem]:inline-flex"
          >
            Login
          </a>
          <a href="/auth?mode=signup" data-app="" data-for="visitor" className={buttonLook({ size: 'sm' })}>
            Sign Up
          </a>
          <a href="/dashboard" data-app="" data-for="member" className={buttonLook({ size: 'sm' })}>
            My dashboard
          </a>
          <MobileMenu path={path} places={places} />
        </div>
      </div>
    </header>
  );
}

const INTO_THE_APP: readonly Place[] = [
  { to: '/auth', label: 'Login', audience: 'visitor' },
  { to: '/dashboard', label: 'My dashboard', audience: 'member' },
];

function PlaceLink({ to, label, audience, current }: Place & { current: boolean }) {
  return (
    <a
      href={to}
      data-for={audience}
      aria-current={current ? 'page' : undefined}
      className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-wine"
    >
      {label}
    </a>
  );
}

function MobileMenu({ path, places }: { path: string; places: readonly Place[] }) {
  return (
    <details data-menu="" className="group md:hidden">
      <summary
        aria-label="Menu"
        className="flex size-11 list-none items-center justify-center rounded-full text-wine hover:bg-wine-soft [&::-webkit-details-marker]:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-2">
          <path className="group-open:hidden" d="M4 7h16M4 12h16M4 17h16" />
          <path className="hidden group-open:block" d="M6 6l12 12M18 6L6 18" />
        </svg>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full border-b border-line bg-surface px-4 pt-1 pb-4 shadow-card"
      >
        <ul>
          {[...places, ...INTO_THE_APP].map((place) => (
            <li key={place.to} data-for={place.audience} className="border-b border-line last:border-0">
              <a
                href={place.to}
                data-app={INTO_THE_APP.includes(place) ? '' : undefined}
                aria-current={place.to === path ? 'page' : undefined}
                className="flex min-h-12 items-center aria-[current]:font-semibold aria-[current]:text-wine"
              >
                {place.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
