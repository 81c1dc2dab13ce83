// What is done on a step of a payment: in a dialog beside its way back; on a page after all that is read and chosen before it, and not fixed, so that it covers none of that.
import type { ReactNode } from 'react';
import { InFoot } from '#ui/InFoot.tsx';

export function PayActions({ children }: { children: ReactNode }) {
  return <InFoot className="flex flex-wrap gap-3 *:flex-1 sm:justify-end sm:*:flex-none">{children}</InFoot>;
}
