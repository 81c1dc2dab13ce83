// For a member who has a package already: on to the end without buying another.
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { formatDate } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useSubscription } from '../../../features/billing/billing.queries.ts';

export function RunningPackage() {
  const { data } = useSubscription();
  if (!data?.packageId) return null;
  return (
    <Notice
      tone="success"
      title={`You have: ${data.label}.`}
      action={
        <ButtonLink to={paths.profileSubmitted} variant="secondary" size="sm">
          Continue with it
        </ButtonLink>
      }
    >
      {data.endsAt && `It runs until ${formatDate(data.endsAt)}.`}
    </Notice>
  );
}
