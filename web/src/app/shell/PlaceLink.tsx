// A link to a place of the menus, marked while one is there.
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isAt } from './places.ts';

type PlaceLinkProps = {
  to: string;
  /** Where one is at this place, too. */
  holds?: readonly string[];
  className: (current: boolean) => string;
  children: ReactNode;
};

export function PlaceLink({ to, holds = [], className, children }: PlaceLinkProps) {
  const { pathname } = useLocation();
  const current = [to, ...holds].some((one) => isAt(one, pathname));
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} className={className(current)}>
      {children}
    </Link>
  );
}
