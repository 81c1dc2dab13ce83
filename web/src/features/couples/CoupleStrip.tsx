// In a conversation: what the two have said of being a couple, and the ways on from there.
import type { CoupleTie } from '@ijeuwa/contract/couples';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { bookTogether, paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { firstNameOf } from '#ui/format.ts';
import { useCoupleTie, useEndCouple } from './couples.queries.ts';
import { SayCoupleModal } from './SayCoupleModal.tsx';

export function CoupleStrip({ matchId }: { matchId: string }) {
  const tie = useCoupleTie(matchId)?.tie;
  const end = useEndCouple();
  const [answers, setAnswers] = useState(false);
  if (!tie) return null;
  const first = firstNameOf(tie.person.name);
  const takeBack = () => end.mutate({ params: { matchId } });
  const standing = standingOf(tie);
  return (
    <section
      aria-label="The two of you"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2"
    >
      <HeartHandshake aria-hidden="true" className="size-5 shrink-0 text-clay" />
      <p className="min-w-0 flex-1 basis-48 text-sm">{WORDS[standing](first)}</p>
      {standing === 'together' && (
        <>
          <ButtonLink size="sm" variant="secondary" to={paths.questionnaire}>
            {places.questionnaire.name}
          </ButtonLink>
          <ButtonLink size="sm" variant="secondary" to={bookTogether}>
            Book together
          </ButtonLink>
        </>
      )}
      {standing === 'theirs' && (
        <Button size="sm" disabled={end.isPending} onClick={() => setAnswers(true)}>
          Yes, we are
        </Button>
      )}
      {standing !== 'together' && (
        <Button size="sm" variant="quiet" disabled={end.isPending} onClick={takeBack}>
          {standing === 'mine' ? 'Take it back' : 'No'}
        </Button>
      )}
      {end.error && (
        <p role="alert" className="basis-full text-sm text-danger">
          {end.error.message}
        </p>
      )}
      <SayCoupleModal
        matchId={matchId}
        name={tie.person.name}
        answers
        open={answers && standing === 'theirs'}
        onClose={() => setAnswers(false)}
      />
    </section>
  );
}

type Standing = 'mine' | 'theirs' | 'together';
const standingOf = ({ state, byMe }: CoupleTie): Standing =>
  state === 'together' ? 'together' : byMe ? 'mine' : 'theirs';
const WORDS: Record<Standing, (first: string) => string> = {
  mine: (first) => `You said that you two are a couple. Once ${first} says so too, you are one here.`,
  theirs: (first) => `${first} says that you two are a couple. Is it so?`,
  together: (first) => `You and ${first} are a couple here.`,
};
