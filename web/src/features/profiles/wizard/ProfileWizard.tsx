// The three steps of the profile, each saved on the server before the next; they resume where they were left.
import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';
import { submitProfile } from '@ijeuwa/contract/profiles';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { adoptVisitorDraft, ownerOf } from '#platform/kept-draft.ts';
import { renewUser, useSession } from '#platform/session.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { keepProfile, useProfile, useWishes } from '../profiles.queries.ts';
import { BasicInfoStep } from './BasicInfoStep.tsx';
import { PartnerWishesStep } from './PartnerWishesStep.tsx';
import { PersonalDetailsStep } from './PersonalDetailsStep.tsx';
import { useStepAddress } from './useStepAddress.ts';
import { WizardSkeleton } from './WizardSkeleton.tsx';

type ProfileWizardProps = { onSubmitted: () => void; onAccountNeeded: () => void };

export function ProfileWizard({ onSubmitted, onAccountNeeded }: ProfileWizardProps) {
  const { user } = useSession();
  const profile = useProfile({ enabled: user !== undefined });
  if (!user)
    return (
      <BasicInfoStep
        owner={ownerOf(undefined)}
        profile={undefined}
        arrived={false}
        onSaved={onAccountNeeded}
        onAccountNeeded={onAccountNeeded}
      />
    );
  if (profile.data)
    return <MemberSteps memberId={user._id} profile={profile.data} {...{ onSubmitted, onAccountNeeded }} />;
  if (profile.error)
    return (
      <ErrorState
        title="Your profile did not load"
        message={profile.error.message}
        busy={profile.isFetching}
        onRetry={() => void profile.refetch()}
      />
    );
  return <WizardSkeleton />;
}

type MemberStepsProps = ProfileWizardProps & { memberId: string; profile: MatrimonyProfile };

function MemberSteps({ memberId, profile, onSubmitted, onAccountNeeded }: MemberStepsProps) {
  // Before the first step reads what is kept on the device.
  const [owner] = useState(() => {
    adoptVisitorDraft(memberId);
    return ownerOf(memberId);
  });
  const { step, arrived, goOn, goBack } = useStepAddress(profile.nextStep);
  const shared = { owner, profile, arrived };
  const submit = async () => {
    keepProfile(await call(submitProfile, {}));
    await renewUser().catch(() => undefined);
    onSubmitted();
  };
  if (step === 1) return <BasicInfoStep {...shared} onSaved={goOn} onAccountNeeded={onAccountNeeded} />;
  if (step === 2) return <PersonalDetailsStep {...shared} onBack={goBack} onSaved={goOn} />;
  return <LastStep {...shared} onBack={goBack} onSaved={submit} />;
}

type LastStepProps = Omit<Parameters<typeof PartnerWishesStep>[0], 'wishes'>;

function LastStep(props: LastStepProps) {
  const wishes = useWishes();
  if (wishes.data) return <PartnerWishesStep {...props} wishes={wishes.data} />;
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
