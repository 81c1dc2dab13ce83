// A link to a place of the menus, marked while one is there.
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isAt } from './places.ts';

type PlaceLinkProps = { to: string; className: (current: boolean) => string; children: ReactNode };

export function PlaceLink({ to, className, children }: PlaceLinkProps) {
  const { pathname } = useLocation();
  const current = isAt(to, pathname);
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} className={className(current)}>
      {children}
    </Link>
  );
}
