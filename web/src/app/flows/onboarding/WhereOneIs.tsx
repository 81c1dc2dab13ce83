// Leads somebody who has submitted the profile on: to what is missing of it, to the packages, or to the matchmakers (decisions, 'Personalized Matching tile').
import { findCard } from '@ijeuwa/contract/matching';
import { findProfile } from '@ijeuwa/contract/profiles';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useRead } from '#platform/queries.ts';
import { feedback } from '#ui/feedback.ts';
import { Page } from '#ui/Page.tsx';
import { withPlan } from '../../../features/billing/packages/wanted-plan.ts';
import { WizardSkeleton } from '../../../features/profiles/wizard/WizardSkeleton.tsx';

const COMPLETE = 4;

/** `plan`: what was chosen on the page of prices a moment ago. */
export function WhereOneIs({ plan }: { plan?: string }) {
  const profile = useRead(findProfile, {});
  const card = useRead(findCard, {});
  if (profile.isPending || card.isPending)
    return (
      <Page title={places.personalized.name} width="narrow" back={false} titleHidden>
        <WizardSkeleton />
      </Page>
    );
  // Faith and family are gone with a consent that was withdrawn.
  if (profile.data && profile.data.nextStep < COMPLETE) {
    const to = `${paths.gettingStarted}?screen=${profile.data.nextScreen}`;
    return <LedOn to={to} said="Something of your profile is still missing." />;
  }
  const hasNoCard = card.error?.code === 'not_found' || card.data?.status === 'draft';
  if (plan && !hasNoCard) return <Navigate to={withPlan(paths.billingProcess, plan)} replace />;
  if (plan) return <Navigate to={withPlan(paths.privacySelection, plan)} replace />;
  return hasNoCard ? (
    <LedOn to={paths.privacySelection} said="Your profile is complete. The next step is a package." />
  ) : (
    <Navigate to={paths.personalizedMatchmaking} replace />
  );
}

/** Whoever opens one place and finds another is told why. */
function LedOn({ to, said }: { to: string; said: string }) {
  useEffect(() => void feedback.info(said), [said]);
  return <Navigate to={to} replace />;
}
