// Stage 1 of onboarding: the matrimony profile in three steps.
import { useNavigate } from 'react-router';
import { authFrom, paths } from '#platform/paths.ts';
import { Page } from '#ui/Page.tsx';
import { ProfileWizard } from '../../../features/profiles/wizard/ProfileWizard.tsx';

export default function GettingStartedScreen() {
  const navigate = useNavigate();
  return (
    <Page
      title="Build your profile"
      intro="Three short steps, kept as you go: you can close this page and come back."
      width="narrow"
      back={false}
    >
      <ProfileWizard
        onSubmitted={() => navigate(paths.privacySelection)}
        onAccountNeeded={() => navigate(authFrom(paths.gettingStarted))}
      />
    </Page>
  );
}
