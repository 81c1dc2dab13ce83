// Leads somebody who has submitted the profile on: to what is missing of it, to the packages, or to where the search stands.
import { findCard } from '@ijeuwa/contract/matching';
import { findProfile } from '@ijeuwa/contract/profiles';
import { Navigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useRead } from '#platform/queries.ts';
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
      <Page title={places.personalized.heading} width="narrow" back={false} titleHidden>
        <WizardSkeleton />
      </Page>
    );
  // Faith and family are gone with a consent that was withdrawn.
  if (profile.data && profile.data.nextStep < COMPLETE)
    return <Navigate to={`${paths.gettingStarted}?screen=${profile.data.nextScreen}`} replace />;
  const hasNoCard = card.error?.code === 'not_found' || card.data?.status === 'draft';
  if (plan && !hasNoCard) return <Navigate to={withPlan(paths.billingProcess, plan)} replace />;
  if (plan) return <Navigate to={withPlan(paths.privacySelection, plan)} replace />;
  return <Navigate to={hasNoCard ? paths.privacySelection : paths.matchTrack} replace />;
}
