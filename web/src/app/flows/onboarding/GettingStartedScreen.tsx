// Stage 1 of onboarding: the matrimony profile in three steps.
import { findVip } from '@ijeuwa/contract/vip';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '#platform/api.ts';
import { authFrom, paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useSession } from '#platform/session.ts';
import { Page } from '#ui/Page.tsx';
import { useWantedPlan, withPlan } from '../../../features/billing/packages/wanted-plan.ts';
import { FitsSoFar } from '../../../features/matching/FitsSoFar.tsx';
import { ProfileWizard } from '../../../features/profiles/wizard/ProfileWizard.tsx';
import { WhereOneIs } from './WhereOneIs.tsx';

/** Whoever came here from a VIP case that waits for the profile goes back to it. */
const waitsForVip = async (): Promise<boolean> => {
  const vip = await call(findVip, {}).catch(() => undefined);
  return vip?.case?.state === 'submitted';
};

export default function GettingStartedScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user } = useSession();
  const plan = useWantedPlan();
  const onward = withPlan(paths.privacySelection, plan);
  // A named screen is opened again on purpose.
  if (user?.profileSubmitted && !search.has('screen'))
    return <WhereOneIs plan={search.has('plan') ? plan : undefined} />;
  return (
    <Page title={places.personalized.heading} width="narrow" back={false} titleHidden>
      <ProfileWizard
        onSubmitted={async () => navigate((await waitsForVip()) ? paths.personalizedMatchmaking : onward)}
        onLater={() => navigate(paths.dashboard)}
        fits={<FitsSoFar />}
        onAccountNeeded={() => navigate(`${authFrom(withPlan(paths.gettingStarted, plan))}&mode=signup`)}
      />
    </Page>
  );
}
