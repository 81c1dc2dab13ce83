// Match track, with blocking and reporting beside each potential match.
import { MatchTrackScreen } from '../../../features/matching/track/MatchTrackScreen.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

export default function MatchTrackPage() {
  return <MatchTrackScreen actions={(person, onGone) => <PersonActions person={person} onGone={onGone} />} />;
}
