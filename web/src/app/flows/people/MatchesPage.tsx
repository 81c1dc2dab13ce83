// The matches, with what can be done about each.
import { MatchesScreen } from '../../../features/matching/lists/MatchesScreen.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

export default function MatchesPage() {
  return (
    <MatchesScreen
      actions={(match, onGone) => (
        <PersonActions person={{ _id: match.member, name: match.name }} matchId={match._id} onGone={onGone} />
      )}
    />
  );
}
