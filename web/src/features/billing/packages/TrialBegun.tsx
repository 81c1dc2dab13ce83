// The trial has just begun: what it holds, and the way on.
import { TRIAL_DAYS } from '@ijeuwa/contract/billing';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';

export function TrialBegun() {
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
      Everything in Blossom is yours for {TRIAL_DAYS} days. You pay nothing afterwards.
    </Notice>
  );
}
