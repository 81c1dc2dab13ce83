// Leads somebody who has submitted the profile on: to what is missing of it, to the packages, or to where the search stands.
import { findCard } from '@ijeuwa/contract/matching';
import { findProfile } from '@ijeuwa/contract/profiles';
import { Navigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { Spinner } from '#ui/Spinner.tsx';

const COMPLETE = 4;

export function WhereOneIs() {
  const profile = useRead(findProfile, {});
  const card = useRead(findCard, {});
  if (profile.isPending || card.isPending) return <Spinner className="flex-1" />;
  // Faith and family are gone with a consent that was withdrawn.
  if (profile.data && profile.data.nextStep < COMPLETE)
    return <Navigate to={`${paths.gettingStarted}?screen=${profile.data.nextScreen}`} replace />;
  const hasNoCard = card.error?.code === 'not_found' || card.data?.status === 'draft';
  return <Navigate to={hasNoCard ? paths.privacySelection : paths.matchTrack} replace />;
}
