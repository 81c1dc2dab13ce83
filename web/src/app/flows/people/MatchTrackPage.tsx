// Match track, with blocking and reporting beside each potential match.
import { usePartner } from '../../../features/couples/couples.queries.ts';
import { MatchTrackScreen } from '../../../features/matching/track/MatchTrackScreen.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

export default function MatchTrackPage() {
  const partner = usePartner();
  return (
    <MatchTrackScreen
      partner={partner}
      actions={(person, onGone, onPhoto) => (
        <PersonActions person={person} onGone={onGone} onPhoto={onPhoto} />
      )}
    />
  );
}
