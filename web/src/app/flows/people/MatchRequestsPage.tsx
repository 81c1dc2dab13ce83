// Whom a matchmaker would introduce, and the likes received, with blocking and reporting beside each person.
import type { Notification } from '@ijeuwa/contract/notifications';
import { CardPhotos } from '../../../features/matching/lists/CardPhotos.tsx';
import { MatchRequestsScreen } from '../../../features/matching/lists/MatchRequestsScreen.tsx';
import { useNoticesSeen } from '../../../features/notifications/notifications.queries.ts';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';
import { IntroductionsAsked } from '../../../features/vip/IntroductionsAsked.tsx';

const isOfRequests = ({ type }: Notification) => type === 'new_like';

export default function MatchRequestsPage() {
  useNoticesSeen(isOfRequests);
  return (
    <>
      <IntroductionsAsked photos={(card) => <CardPhotos person={card} />} />
      <MatchRequestsScreen actions={(person, onGone) => <PersonActions person={person} onGone={onGone} />} />
    </>
  );
}
