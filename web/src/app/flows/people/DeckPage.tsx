// The deck, with blocking and reporting beside each person.

import { DeckScreen } from '../../../features/matching/deck/DeckScreen.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

export default function DeckPage() {
  return (
    <DeckScreen
      actions={(person, onGone, onPhoto) => (
        <PersonActions person={person} onGone={onGone} onPhoto={onPhoto} />
      )}
    />
  );
}
