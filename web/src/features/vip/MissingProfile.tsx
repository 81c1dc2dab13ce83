// What of the profile is missing, and the way there: without it nobody can be looked for.
import { findProfile } from '@ijeuwa/contract/profiles';
import { WIZARD_STEPS } from '@ijeuwa/contract/wizard-screens';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';

export function MissingProfile({ kept }: { kept: string }) {
  const { data } = useRead(findProfile, {});
  const missing = data ? WIZARD_STEPS.slice(data.nextStep - 1).map(({ name }) => name) : [];
  const to =
    data && missing.length > 0 ? `${paths.gettingStarted}?screen=${data.nextScreen}` : paths.gettingStarted;
  return (
    <Notice
      tone="warning"
      title="Your profile comes first."
      action={
        <ButtonLink size="sm" to={to}>
          Complete your profile
        </ButtonLink>
      }
    >
      Without it nobody can be looked for. {missing.length > 0 && `Still missing: ${missing.join(', ')}. `}
      {kept}
    </Notice>
  );
}
