// The matches, with what can be done about each.
import type { Notification } from '@ijeuwa/contract/notifications';
import { MatchesScreen } from '../../../features/matching/lists/MatchesScreen.tsx';
import { useNoticesSeen } from '../../../features/notifications/notifications.queries.ts';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

const isOfMatches = ({ type }: Notification) => type === 'new_match';

export default function MatchesPage() {
  useNoticesSeen(isOfMatches);
  return (
    <MatchesScreen
      actions={(match, onGone) => (
        <PersonActions person={{ _id: match.member, name: match.name }} matchId={match._id} onGone={onGone} />
      )}
    />
  );
}
