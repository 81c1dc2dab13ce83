// The likes received, with blocking and reporting beside each person.
import type { Notification } from '@ijeuwa/contract/notifications';
import { MatchRequestsScreen } from '../../../features/matching/lists/MatchRequestsScreen.tsx';
import { useNoticesSeen } from '../../../features/notifications/notifications.queries.ts';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

const isOfRequests = ({ type }: Notification) => type === 'new_like';

export default function MatchRequestsPage() {
  useNoticesSeen(isOfRequests);
  return (
    <MatchRequestsScreen actions={(person, onGone) => <PersonActions person={person} onGone={onGone} />} />
  );
}
