// The deck: one person at a time, by swipe, buttons or keys.
import type { Match, PotentialMatch } from '@ijeuwa/contract/matching';
import { RotateCcw } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { topModal } from '#ui/open-modals.ts';
import { Page } from '#ui/Page.tsx';
import { SkeletonCard } from '#ui/SkeletonCard.tsx';
import { AnswerButtons } from '../AnswerButtons.tsx';
import { AnswerNote } from '../AnswerNote.tsx';
import { LikeNeeded } from '../LikeNeeded.tsx';
import { CARD_ERRORS, useDeck, useStatus, wordsOf } from '../matching.queries.ts';
import { useMoment } from '../moment.ts';
import type { PersonActions } from '../person-actions.ts';
import { type Kind, SWIPE_FAILED, useAnswers, useSeen } from '../use-answers.ts';
import { useFromTheTop } from '../use-from-the-top.ts';
import { useOnce } from '../use-once.ts';
import { useShown } from '../use-shown.ts';
import { DeckCard } from './DeckCard.tsx';
import { LeavingCard } from './LeavingCard.tsx';
import { MatchMoment } from './MatchMoment.tsx';
import { NoDeck } from './NoDeck.tsx';
import { NoMorePeople } from './NoMorePeople.tsx';
import { WhyPanel } from './WhyPanel.tsx';

const PLACES =
  'mx-auto grid w-full max-w-md grid-cols-1 gap-4 lg:max-w-4xl lg:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] lg:items-start lg:gap-8';

export function DeckScreen({ actions }: { actions: PersonActions<PotentialMatch> }) {
  const deck = useDeck();
  const status = useStatus();
  const [matched, setMatched] = useState<Match>();
  const celebrate = useMoment({
    showing: matched !== undefined,
    show: setMatched,
  });
  const { left, said, answer, hasPassed, takeBackPass, takeBackLast, need, forgetNeed } = useAnswers(
    deck.data,
    {
      onMatch: celebrate,
      onBack: (id) => show(id),
      failed: SWIPE_FAILED,
    },
  );
  const { person, show } = useShown(left);
  const { takes, once } = useOnce(matched || need ? undefined : person?._id);
  const top = useFromTheTop<HTMLDivElement>(person?._id);
  useSeen(person);

  const refill = deck.refetch;
  const out = left?.length === 0 && (deck.data?.length ?? 0) > 0;
  useEffect(() => {
    if (out) void refill();
  }, [out, refill]);

  const give = (kind: Kind) => person && once(() => answer(person, kind));
  const takeBack = takeBackLast ?? (() => void takeBackPass());
  useKeys(
    { ArrowLeft: () => give('pass'), ArrowRight: () => give('like'), Backspace: takeBack },
    (Boolean(person) || hasPassed || Boolean(takeBackLast)) && !matched && !need,
  );

  const needs = status.data?.likeNeeds;
  const sees = needs === undefined ? undefined : needs !== 'profile' && needs !== 'support';
  const error = deck.error ?? status.error;
  return (
    <Page title="Discover" titleHidden back={false} width="wide">
      {error && !left && (
        <ErrorState
          message={wordsOf(error, CARD_ERRORS.potential)}
          onRetry={() => void Promise.all([deck.refetch(), status.refetch()])}
          busy={deck.isFetching}
        />
      )}
      {!error && (!left || sees === undefined) && (
        <div className={PLACES}>
          <SkeletonCard shape="portrait" />
        </div>
      )}
      {sees === false && <NoDeck suspended={status.data?.likeNeeds === 'support'} />}
      {left && sees && !person && (
        <>
          <AnswerNote said={said} onTakeBack={takeBackLast} />
          <NoMorePeople onTakeBack={hasPassed ? () => void takeBackPass() : undefined} />
        </>
      )}
      {person && sees && (
        <div className={PLACES}>
          <div ref={top} className="relative">
            <DeckCard
              key={person._id}
              person={person}
              onThrown={give}
              actions={actions(person, () => void deck.refetch())}
            />
            {said && said._id !== person._id && <LeavingCard key={said._id} {...said} />}
          </div>
          <div className="flex flex-col gap-4">
            <WhyPanel person={person} />
            <div className="sticky bottom-(--bottom-bar) z-10 -mx-(--gutter) flex flex-wrap gap-3 bg-paper px-(--gutter) py-3 lg:relative lg:bottom-auto lg:mx-0 lg:px-0">
              <AnswerNote
                said={said}
                onTakeBack={takeBackLast}
                className="absolute inset-x-(--gutter) bottom-full pb-1"
              />
              <IconButton
                label="Take back the last pass"
                variant="secondary"
                size="lg"
                className="size-12"
                onClick={() => void takeBackPass()}
                icon={<RotateCcw aria-hidden="true" className="size-5" />}
              />
              <AnswerButtons takes={takes} onAnswer={give} />
            </div>
            <p className="hidden text-sm text-ink-2 lg:block">
              Keys: ← pass, → like, Backspace takes the last answer back.
            </p>
          </div>
        </div>
      )}
      {matched && <MatchMoment match={matched} onKeepLooking={() => setMatched(undefined)} />}
      <LikeNeeded need={need} onClose={forgetNeed} />
    </Page>
  );
}

/** Keys work wherever nothing is being typed and no dialog is open. */
const useKeys = (keys: Record<string, () => void>, on: boolean): void => {
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=menu]');
      const deed = keys[event.key];
      if (!deed || typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey || topModal())
        return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
};
