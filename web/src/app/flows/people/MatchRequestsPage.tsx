// Whom a matchmaker would introduce, and the likes received, with blocking and reporting beside each person.
import type { Notification } from '@ijeuwa/contract/notifications';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { CardPhotos } from '../../../features/matching/lists/CardPhotos.tsx';
import { MatchRequestsScreen } from '../../../features/matching/lists/MatchRequestsScreen.tsx';
import { useRequests } from '../../../features/matching/matching.queries.ts';
import { useNoticesSeen } from '../../../features/notifications/notifications.queries.ts';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';
import { IntroductionsAsked } from '../../../features/vip/IntroductionsAsked.tsx';

/** Whoever follows the notice of a like is led to the person whose it is, where nobody else waits; else the list stays. */
const useTheOne = (): string | undefined => {
  const [search, setSearch] = useSearchParams();
  const { data, isFetching } = useRequests();
  const asked = search.has('one') && data && !isFetching;
  const only = asked && data.requests.length === 1 ? data.requests[0]?._id : undefined;
  const isList = asked && only === undefined;
  useEffect(() => {
    if (isList) setSearch({}, { replace: true });
  }, [isList, setSearch]);
  return only;
};

const isOfRequests = ({ type }: Notification) => type === 'new_like';

export default function MatchRequestsPage() {
  useNoticesSeen(isOfRequests);
  const only = useTheOne();
  if (only) return <Navigate to={paths.person(only)} replace />;
  return (
    <MatchRequestsScreen
      first={<IntroductionsAsked photos={(card) => <CardPhotos person={card} />} />}
      actions={(person, onGone) => <PersonActions person={person} onGone={onGone} />}
    />
  );
}
