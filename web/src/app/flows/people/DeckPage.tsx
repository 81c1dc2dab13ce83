// The deck, with blocking and reporting beside each person.

import { DeckScreen } from '../../../features/matching/deck/DeckScreen.tsx';
import { StoryBeside } from '../../../features/matching/person/StoryBeside.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

export default function DeckPage() {
  return (
    <DeckScreen
      actions={(person, onGone, onPhoto) => (
        <PersonActions person={person} onGone={onGone} onPhoto={onPhoto} />
      )}
      more={({ _id }, likes) => <StoryBeside key={_id} id={_id} likes={likes} />}
    />
  );
}
