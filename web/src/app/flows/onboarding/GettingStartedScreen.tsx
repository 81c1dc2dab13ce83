// Stage 1 of onboarding: the matrimony profile in three steps.

import { useNavigate, useSearchParams } from 'react-router';
import { authFrom, paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useSession } from '#platform/session.ts';
import { Page } from '#ui/Page.tsx';
import { ProfileWizard } from '../../../features/profiles/wizard/ProfileWizard.tsx';
import { WhereOneIs } from './WhereOneIs.tsx';

export default function GettingStartedScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user } = useSession();
  // A named step is opened again on purpose.
  if (user?.profileSubmitted && !search.has('step')) return <WhereOneIs />;
  return (
    <Page
      title={places.personalized.heading}
      intro="Three short steps. We save as you go, so you can stop and come back."
      width="narrow"
      back={false}
    >
      <ProfileWizard
        onSubmitted={() => navigate(paths.privacySelection)}
        onAccountNeeded={() => navigate(`${authFrom(paths.gettingStarted)}&mode=signup`)}
      />
    </Page>
  );
}
