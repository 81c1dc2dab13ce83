// Who said yes, by a matchmaker, to meeting this member, and waits for the answer; nothing where nobody does.
import { PersonProposed, type Photos } from './PersonProposed.tsx';
import { useIntroductions } from './vip.queries.ts';

export function IntroductionsAsked({ photos }: { photos: Photos }) {
  const { data } = useIntroductions();
  if (!data || data.introductions.length === 0) return null;
  return (
    <section aria-labelledby="introductions" className="flex flex-col gap-3">
      <h2 id="introductions" className="text-xl">
        Introductions by our matchmaker
      </h2>
      <p className="text-ink-2">They said yes to meeting you. Say yes, and it is a match.</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.introductions.map(({ _id, card, why, answerUntil }) => (
          <PersonProposed
            key={_id}
            id={_id}
            card={card}
            why={why}
            answerUntil={answerUntil}
            photos={photos}
          />
        ))}
      </ul>
    </section>
  );
}
