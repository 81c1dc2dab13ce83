// What a person says of themselves, beside their card on a desk; until it has come, and without it, the card says enough.
import { PersonStory } from './PersonStory.tsx';
import { usePerson } from './person.queries.ts';
import { type LikesHere, useHearts } from './use-hearts.tsx';

export function StoryBeside({ id, likes }: { id: string; likes: LikesHere }) {
  const { data: person } = usePerson(id);
  const { onHeart, sheet } = useHearts(
    { name: person?.name ?? '' },
    person?.between.is === 'open' ? likes : undefined,
  );
  if (!person) return null;
  return (
    <>
      <PersonStory person={person} reasons={false} onHeart={onHeart} />
      {sheet}
    </>
  );
}
