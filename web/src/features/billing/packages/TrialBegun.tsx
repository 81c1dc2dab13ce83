// The trial has just begun: what it holds, and the way on.
import type { Subscription } from '@ijeuwa/contract/billing';
import { useEffect, useRef } from 'react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';

const DAY_MS = 86_400_000;
const daysOf = ({ startsAt, endsAt }: Subscription): number =>
  Math.round((Date.parse(endsAt ?? '') - Date.parse(startsAt ?? '')) / DAY_MS);

export function TrialBegun({ begun }: { begun: Subscription }) {
  // The button that began it stood further down, and what was above it is gone.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' }), []);
  return (
    <div ref={top} className="scroll-mt-24">
      <Notice
        tone="success"
        title="Your free trial has begun."
        action={
          <ButtonLink to={paths.dashboard} size="sm">
            Continue to Dashboard
          </ButtonLink>
        }
      >
        Everything in Blossom is yours for {daysOf(begun)} days. You pay nothing afterwards.
      </Notice>
    </div>
  );
}
