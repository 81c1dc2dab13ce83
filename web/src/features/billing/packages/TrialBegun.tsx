// The trial has just begun: what it holds, and the way on.
import type { Subscription } from '@ijeuwa/contract/billing';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';

const DAY_MS = 86_400_000;
const daysOf = ({ startsAt, endsAt }: Subscription): number =>
  Math.round((Date.parse(endsAt ?? '') - Date.parse(startsAt ?? '')) / DAY_MS);

export function TrialBegun({ begun }: { begun: Subscription }) {
  return (
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
  );
}
