// The deck: one person at a time, by swipe, buttons or keys; today's picks first.
import type { Liking } from '@ijeuwa/contract/likes';
import { DECK_PAGE, type PotentialMatch } from '@ijeuwa/contract/matching';
import { type ReactNode, useEffect, useState } from 'react';
import { wordsOf } from '#platform/api.ts';
import { places } from '#platform/places.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { useWideScreen } from '#ui/useWideScreen.ts';
import { AnswerButtons } from '../AnswerButtons.tsx';
import { AnswerNote } from '../AnswerNote.tsx';
import { CardPaused } from '../CardPaused.tsx';
import type { Partner } from '../CoupleHere.tsx';
import { LikeNeeded } from '../LikeNeeded.tsx';
import { CARD_ERRORS, useDeck, useStatus } from '../matching.queries.ts';
import { useMoment } from '../moment.ts';
import type { LikesHere } from '../person/use-hearts.tsx';
import type { ActionsOnPhoto } from '../person-actions.ts';
import { type Kind, SWIPE_FAILED, useAnswers, useSeen } from '../use-answers.ts';
import { useFromTheTop } from '../use-from-the-top.ts';
import { useOnce } from '../use-once.ts';
import { useShown } from '../use-shown.ts';
import { DeckCard, type Place } from './DeckCard.tsx';
import { DeckFrame } from './DeckFrame.tsx';
import { DeckKeys } from './DeckKeys.tsx';
import { DeckLine } from './DeckLine.tsx';
import { DeckSkeleton } from './DeckSkeleton.tsx';
import { MatchMoment } from './MatchMoment.tsx';
import { NoDeck } from './NoDeck.tsx';
import { NoMorePeople } from './NoMorePeople.tsx';
import { TakeBackButton } from './TakeBackButton.tsx';
import { useKeys } from './use-keys.ts';
import { WhyLine, WhyPanel } from './WhyPanel.tsx';

type DeckScreenProps = {
  actions: ActionsOnPhoto<PotentialMatch>;
  /** At a desk, below the reasons: what else there is to read of the person. */
  more?: (person: PotentialMatch, likes: LikesHere) => ReactNode;
  /** Where nobody is left, or nobody was there: why, and who can help. */
  few?: ReactNode;
  /** The other of a couple: they are said to be one, and may pause. */
  partner?: Partner;
};

/** While so many can still be looked at, the next are on their way. */
const FEW_LEFT = 3;

export function DeckScreen({ actions, more, few, partner }: DeckScreenProps) {
  const deck = useDeck();
  const status = useStatus();
  const wide = useWideScreen();
  const [leaning, setLeaning] = useState<Kind>();
  const { moment, celebrate, close } = useMoment();
  const { left, said, told, answer, readyToLike, hasPassed, takeBackPass, takeBackLast, need, forgetNeed } =
    useAnswers(deck.data, { onMatch: celebrate, onBack: (id) => show(id), failed: SWIPE_FAILED });
  const { person, place, show } = useShown(left);
  const { takes, once } = useOnce(moment || need ? undefined : person?._id);
  const top = useFromTheTop<HTMLDivElement>(person?._id);
  useSeen(person);

  const refill = deck.refetch;
  const had = deck.data?.length ?? 0;
  // A page that is full may not be all of them.
  const isWhole = had < DECK_PAGE;
  // Asked for beside a few, and once more beside none, should that have failed.
  const asksMoreBeside = had > 0 && [0, isWhole ? 0 : FEW_LEFT].find((most) => (left?.length ?? had) <= most);
  useEffect(() => {
    if (typeof asksMoreBeside === 'number') void refill();
  }, [asksMoreBeside, refill]);

  const give = (kind: Kind, liking?: Liking) => person && once(() => answer(person, kind, liking));
  const takeBack = takeBackLast ?? (hasPassed ? () => void takeBackPass() : undefined);
  useKeys(
    {
      ArrowLeft: () => give('pass'),
      ArrowRight: () => give('like'),
      ...(takeBack && { Backspace: takeBack }),
    },
    (Boolean(person) || Boolean(takeBack)) && !moment && !need,
  );

  const needs = status.data?.likeNeeds;
  const sees = needs === undefined ? undefined : needs !== 'profile' && needs !== 'support';
  const error = deck.error ?? status.error;
  const overlays = (
    <>
      {moment && <MatchMoment {...moment} onLater={close} />}
      <LikeNeeded need={need} onClose={forgetNeed} />
    </>
  );
  if (!error && (!left || sees === undefined)) return <DeckSkeleton />;
  if (!person || !sees)
    return (
      <Page title={places.discover.name} titleHidden back={false} width="wide">
        {error && !left && (
          <ErrorState
            title="Your next people did not load"
            message={wordsOf(error, CARD_ERRORS.potential)}
            onRetry={() => void Promise.all([deck.refetch(), status.refetch()])}
            busy={deck.isFetching}
          />
        )}
        {sees === false && <NoDeck suspended={needs === 'support'} />}
        {needs === 'support' && few}
        {left && sees && (
          <>
            <CardPaused partner={partner} />
            <AnswerNote
              said={told}
              onTakeBack={takeBackLast}
              className="sticky top-[calc(var(--top-bar)+0.5rem)] z-10 -mb-4 h-0 sm:-mb-6"
            />
            <NoMorePeople
              matches={status.data?.matches ?? 0}
              onTakeBack={hasPassed ? () => void takeBackPass() : undefined}
            />
            {few}
          </>
        )}
        {overlays}
      </Page>
    );

  const waiting = left?.filter(({ pick }) => pick).length ?? 0;
  const next =
    left?.find(({ _id }, at) => at > place && _id !== person._id) ?? left?.find((one) => one !== person);
  const gone = said && said.person._id !== person._id && said.person._id !== next?._id ? said : undefined;
  const stack: { one: PotentialMatch; at: Place }[] = [
    ...(gone ? [{ one: gone.person, at: gone.kind }] : []),
    { one: person, at: 'top' },
    ...(next ? [{ one: next, at: 'next' as const }] : []),
  ];
  return (
    <>
      <DeckFrame
        top={top}
        heading={waiting > 0 ? 'Today’s picks' : undefined}
        line={
          <DeckLine
            said={said}
            picks={status.data?.picks ?? 0}
            waiting={waiting}
            left={isWhole ? left?.length : undefined}
          />
        }
        above={!wide && <CardPaused partner={partner} className="mb-2" />}
        cards={stack.map(({ one, at }) => (
          <DeckCard
            key={one._id}
            person={one}
            place={at}
            onThrown={give}
            onLeaning={setLeaning}
            actions={at === 'top' && !wide && actions(one, () => void deck.refetch(), true)}
            below={!wide && <WhyLine person={one} />}
          />
        ))}
        buttons={
          <>
            {/* With text of twice the size the three have less room, and still stand in one line. */}
            <div className="@container sticky bottom-(--bottom-bar) z-20 -mx-2.5 flex gap-[min(0.625rem,10px)] bg-paper px-2.5 pt-1 pb-2 lg:relative lg:bottom-auto lg:mx-0 lg:bg-transparent lg:px-0 lg:pt-2.5">
              <TakeBackButton
                onLike={takeBackLast}
                onPass={hasPassed ? () => takes && void takeBackPass() : undefined}
                takes={takes}
              />
              <AnswerButtons takes={takes} onAnswer={give} leaning={leaning} />
            </div>
            {wide && <DeckKeys takesBack={takeBack !== undefined} />}
          </>
        }
        beside={
          <>
            <CardPaused partner={partner} />
            <div className="flex items-start justify-between gap-3">
              <WhyPanel person={person} />
              {actions(person, () => void deck.refetch(), false)}
            </div>
            {more?.(person, { ready: readyToLike, like: (liking) => give('like', liking) })}
          </>
        }
      />
      {overlays}
    </>
  );
}
