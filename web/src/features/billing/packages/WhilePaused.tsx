// What is bought while a package is paused is no way to go on.

import type { ReactNode } from 'react';
import { formatDate } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useSubscription } from '../billing.queries.ts';

/** `where` the pause is ended. */
export function WhilePaused({ where }: { where: ReactNode }) {
  const until = useSubscription().data?.pausedUntil;
  if (!until) return null;
  return (
    <Notice title={`What you have paid for is paused until ${formatDate(until)}.`}>
      To have it again sooner, choose “Go on now” {where}: you need not buy it. A larger package begins as
      soon as it is paid, and ends the pause; the same or a smaller one begins when what you have has ended.
    </Notice>
  );
}
