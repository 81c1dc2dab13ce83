// The header for those who are not signed in.
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Logo } from '#ui/Logo.tsx';
import { useTopBar } from './useTopBar.ts';

export function VisitorHeader({ entries = true }: { entries?: boolean }) {
  const bar = useTopBar();
  return (
    <header
      ref={bar}
      className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center justify-between gap-3 px-(--gutter) sm:px-6"
    >
      <Logo to={paths.landing} outside />
      {entries && (
        <nav aria-label="Your account" className="flex flex-wrap items-center gap-2 sm:gap-4">
          <Link to={paths.auth} className="inline-flex min-h-11 items-center px-2 text-ink-2 hover:text-ink">
            Login
          </Link>
          <ButtonLink to={`${paths.auth}?mode=signup`} size="sm">
            Sign Up
          </ButtonLink>
        </nav>
      )}
    </header>
  );
}
