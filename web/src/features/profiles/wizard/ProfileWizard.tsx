// The three steps of the profile, one group of questions a screen; each is saved before the next, and resumed where it was left.
import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';
import { submitProfile } from '@ijeuwa/contract/profiles';
import { WIZARD_STEPS } from '@ijeuwa/contract/wizard-screens';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/api.ts';
import { adoptVisitorDraft, hasDraft, ownerOf } from '#platform/kept-draft.ts';
import { paths } from '#platform/paths.ts';
import { renewUser, signedInAs, useMember, useSession } from '#platform/session.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { keepProfile, useProfile, useStory, useWishes } from '../profiles.queries.ts';
import { AboutScreen, HomeScreen, PhotosScreen } from './BasicInfo.tsx';
import { OwnWordsScreen } from './OwnWords.tsx';
import { PartnerScreen, PlansScreen, ValuesScreen } from './PartnerWishes.tsx';
import { FaithScreen, FamilyScreen, StoryScreen, WorkScreen } from './PersonalDetails.tsx';
import type { ScreenProps } from './screen-props.ts';
import { SCREENS } from './screens.ts';
import { useScreenAddress } from './useScreenAddress.ts';
import { WizardSkeleton } from './WizardSkeleton.tsx';

type ProfileWizardProps = {
  onSubmitted: () => void;
  onAccountNeeded: () => void;
  /** Whoever goes on later is led here. */
  onLater: () => void;
  fits: ReactNode;
};

export function ProfileWizard(props: ProfileWizardProps) {
  const { user } = useSession();
  const profile = useProfile({ enabled: user !== undefined });
  if (!user) return <VisitorScreens {...props} />;
  if (profile.data) return <MemberScreens {...props} profile={profile.data} />;
  if (profile.error)
    return (
      <div className="flex flex-col gap-2">
        <BackButton fallback={paths.dashboard} />
        <ErrorState
          title="Your profile did not load"
          message={profile.error.message}
          busy={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      </div>
    );
  return <WizardSkeleton />;
}

const OF_VISITORS = ['about', 'home'] as const;

/** Photos have nowhere to go before there is an account. */
function VisitorScreens({ onAccountNeeded, onLater }: ProfileWizardProps) {
  const owner = ownerOf(undefined);
  const { screen, arrived, goOn, goBack } = useScreenAddress(
    OF_VISITORS,
    hasDraft(owner, 'about') ? 'home' : 'about',
  );
  const shared = { owner, profile: undefined, arrived, onLater };
  if (screen === 'about') return <AboutScreen key="about" {...shared} onSaved={goOn} />;
  return <HomeScreen key="home" {...shared} onSaved={onAccountNeeded} onBack={goBack} />;
}

type MemberScreensProps = ProfileWizardProps & { profile: MatrimonyProfile };

const OF_ONESELF = {
  photos: PhotosScreen,
  about: AboutScreen,
  home: HomeScreen,
  faith: FaithScreen,
  family: FamilyScreen,
  work: WorkScreen,
  story: StoryScreen,
};
const WISH_SCREENS = { partner: PartnerScreen, values: ValuesScreen, plans: PlansScreen };

function MemberScreens({ profile, onSubmitted, onLater, fits }: MemberScreensProps) {
  const user = useMember();
  // Before the first screen reads what is kept on the device.
  const [owner] = useState(() => {
    adoptVisitorDraft(user._id);
    return ownerOf(user._id);
  });
  const { screen, arrived, goOn, goBack } = useScreenAddress(
    SCREENS,
    profile.nextStep > WIZARD_STEPS.length ? 'words' : profile.nextScreen,
  );
  const submit = async () => {
    keepProfile(await call(submitProfile, {}));
    // What comes next asks whether it is submitted, also where the answer was lost.
    await renewUser().catch(() => signedInAs({ ...user, profileSubmitted: true }));
    onSubmitted();
  };
  const shared = { owner, profile, arrived, onBack: goBack, onLater };
  if (screen === 'partner' || screen === 'values' || screen === 'plans')
    return <WishScreen key={screen} {...shared} screen={screen} fits={fits} onSaved={goOn} />;
  if (screen === 'words') return <WordsScreen key="words" {...shared} onSaved={submit} />;
  const Screen = OF_ONESELF[screen];
  return <Screen key={screen} {...shared} onSaved={goOn} />;
}

type WishScreenProps = ScreenProps & { screen: keyof typeof WISH_SCREENS; fits: ReactNode };

function WishScreen({ screen, ...props }: WishScreenProps) {
  const wishes = useWishes();
  const Screen = WISH_SCREENS[screen];
  if (wishes.data) return <Screen {...props} wishes={wishes.data} />;
  if (wishes.error)
    return (
      <ErrorState
        title="Your preferences did not load"
        message={wishes.error.message}
        busy={wishes.isFetching}
        onRetry={() => void wishes.refetch()}
      />
    );
  return <WizardSkeleton />;
}

function WordsScreen(props: ScreenProps) {
  const story = useStory();
  if (story.data) return <OwnWordsScreen {...props} story={story.data} />;
  if (story.error)
    return (
      <ErrorState
        title="Your own words did not load"
        message={story.error.message}
        busy={story.isFetching}
        onRetry={() => void story.refetch()}
      />
    );
  return <WizardSkeleton />;
}
