// The deck, with blocking and reporting beside each person, and at a desk what they say of themselves.
import { type ComponentProps, useEffect } from 'react';
import { laterPart } from '#platform/later-part.ts';
import { usePartner } from '../../../features/couples/couples.queries.ts';
import { DeckScreen } from '../../../features/matching/deck/DeckScreen.tsx';
import type { StoryBeside } from '../../../features/matching/person/StoryBeside.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';
import { FewPeople } from './FewPeople.tsx';

// A phone has no room for it beside the card: there it comes with the person's own page.
const laterStory = laterPart(() => import('../../../features/matching/person/StoryBeside.tsx'));

export default function DeckPage() {
  const partner = usePartner();
  return (
    <DeckScreen
      partner={partner}
      actions={(person, onGone, onPhoto) => (
        <PersonActions person={person} onGone={onGone} onPhoto={onPhoto} />
      )}
      few={<FewPeople />}
      more={({ _id }, likes) => <Story key={_id} id={_id} likes={likes} />}
    />
  );
}

function Story(shown: ComponentProps<typeof StoryBeside>) {
  const { part } = laterStory.usePart();
  useEffect(() => void laterStory.fetch(), []);
  return part ? <part.StoryBeside {...shown} /> : null;
}
