// The way from a part of the dashboard to the list behind it.
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-wine underline"
    >
      {children}
    </Link>
  );
}
