// In a conversation: what the two have said of being a couple, and how each answers or ends it.
import type { CoupleTie } from '@ijeuwa/contract/couples';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { firstNameOf } from '#ui/format.ts';
import { useCoupleTie, useEndCouple, useSayCouple } from './couples.queries.ts';

export function CoupleStrip({ matchId }: { matchId: string }) {
  const tie = useCoupleTie(matchId)?.tie;
  const say = useSayCouple();
  const end = useEndCouple();
  const [asked, setAsked] = useState(false);
  if (!tie) return null;
  const first = firstNameOf(tie.person.name);
  const params = { params: { matchId } };
  const failed = say.error ?? end.error;
  const busy = say.isPending || end.isPending;
  return (
    <section
      aria-label="The two of you"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2"
    >
      <HeartHandshake aria-hidden="true" className="size-5 shrink-0 text-clay" />
      <p className="min-w-0 flex-1 basis-48 text-sm">{WORDS[standingOf(tie)](first)}</p>
      {standingOf(tie) === 'theirs' && (
        <Button size="sm" busy={say.isPending} disabled={busy} onClick={() => say.mutate(params)}>
          Yes, we are
        </Button>
      )}
      {tie.state === 'together' && (
        <>
          <ButtonLink size="sm" variant="secondary" to={paths.questionnaire}>
            {places.questionnaire.name}
          </ButtonLink>
          <ButtonLink size="sm" variant="secondary" to={paths.marriageCounseling}>
            Book together
          </ButtonLink>
        </>
      )}
      <Button
        size="sm"
        variant="quiet"
        disabled={busy}
        onClick={() => (tie.state === 'together' ? setAsked(true) : end.mutate(params))}
      >
        {ENDS[standingOf(tie)]}
      </Button>
      {failed && (
        <p role="alert" className="basis-full text-sm text-danger">
          {failed.message}
        </p>
      )}
      <ConfirmModal
        open={asked}
        title="End being a couple here?"
        confirmLabel="End it"
        tone="danger"
        busy={end.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => end.mutate(params, { onSuccess: () => setAsked(false) })}
      >
        It ends for both of you at once. Your match and your conversation stay. What one of you has booked for
        both stays theirs alone.
      </ConfirmModal>
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
const ENDS: Record<Standing, string> = { mine: 'Take it back', theirs: 'No', together: 'End it' };
