// What a person says of themselves, beside their card on a desk; until it has come, and without it, the card says enough.
import { PersonStory } from './PersonStory.tsx';
import { usePerson } from './person.queries.ts';

export function StoryBeside({ id }: { id: string }) {
  const { data: person } = usePerson(id);
  return person ? <PersonStory person={person} reasons={false} /> : null;
}
