// The way from a part of a screen to the list behind it.
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    // A thumb's target that is taller than the line it stands in.
    <Link
      to={to}
      className="-my-2.5 inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-wine underline"
    >
      {children}
    </Link>
  );
}
