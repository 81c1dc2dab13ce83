// What is done on a step of a payment: after all that is read and chosen before it, and not fixed, so that it covers none of that.
import type { ReactNode } from 'react';

export function PayActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 *:flex-1 sm:justify-end sm:*:flex-none">{children}</div>;
}
