// Stage 1 of onboarding: the matrimony profile in three steps.

import { useNavigate, useSearchParams } from 'react-router';
import { authFrom, paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useSession } from '#platform/session.ts';
import { Page } from '#ui/Page.tsx';
import { useWantedPlan, withPlan } from '../../../features/billing/packages/wanted-plan.ts';
import { FitsSoFar } from '../../../features/matching/FitsSoFar.tsx';
import { ProfileWizard } from '../../../features/profiles/wizard/ProfileWizard.tsx';
import { WhereOneIs } from './WhereOneIs.tsx';

export default function GettingStartedScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user } = useSession();
  const plan = useWantedPlan();
  // A named screen is opened again on purpose.
  if (user?.profileSubmitted && !search.has('screen'))
    return <WhereOneIs plan={search.has('plan') ? plan : undefined} />;
  return (
    <Page title={places.personalized.heading} width="narrow" back={false} titleHidden>
      <ProfileWizard
        onSubmitted={() => navigate(withPlan(paths.privacySelection, plan))}
        onLater={() => navigate(paths.dashboard)}
        fits={<FitsSoFar />}
        onAccountNeeded={() => navigate(`${authFrom(withPlan(paths.gettingStarted, plan))}&mode=signup`)}
      />
    </Page>
  );
}
