// The likes received, with blocking and reporting beside each person.
import { MatchRequestsScreen } from '../../../features/matching/lists/MatchRequestsScreen.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

export default function MatchRequestsPage() {
  return (
    <MatchRequestsScreen actions={(person, onGone) => <PersonActions person={person} onGone={onGone} />} />
  );
}
