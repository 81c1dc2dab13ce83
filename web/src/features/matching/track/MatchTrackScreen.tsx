// Match track: my card, where the search stands, and the potential matches one at a time (spec 2 and 4).

import {
  listMatches,
  MATCH_PROGRESS_TICK_MS,
  type Match,
  type MatchCard,
  type MatchStatus,
  type PotentialMatch,
} from '@ijeuwa/contract/matching';
import { useLayoutEffect, useState } from 'react';
import { wordsOf } from '#platform/api.ts';
import { keep, read } from '#platform/kept-here.ts';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { renew } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonCard } from '#ui/SkeletonCard.tsx';
import { usePhone } from '#ui/useWideScreen.ts';
import { AnswerNote } from '../AnswerNote.tsx';
import { CardPaused } from '../CardPaused.tsx';
import { CoupleHere, type Partner } from '../CoupleHere.tsx';
import { MatchMoment } from '../deck/MatchMoment.tsx';
import { NoDeck } from '../deck/NoDeck.tsx';
import { NoMorePeople } from '../deck/NoMorePeople.tsx';
import { LikeNeeded } from '../LikeNeeded.tsx';
import { CARD_ERRORS, useMatches, useOwnCard, useStatus, useWholeDeck } from '../matching.queries.ts';
import { useMoment } from '../moment.ts';
import type { ActionsOnPhoto } from '../person-actions.ts';
import { ANSWER_FAILED, useAnswers, useSeen } from '../use-answers.ts';
import { useOnce } from '../use-once.ts';
import { useShown } from '../use-shown.ts';
import { LikeNeeds, MatchingStatus, type Stage } from './MatchingStatus.tsx';
import { OwnCard } from './OwnCard.tsx';
import { PotentialCarousel } from './PotentialCarousel.tsx';

type MatchTrackScreenProps = {
  actions: ActionsOnPhoto<PotentialMatch>;
  /** The other of a couple: they are said to be one, and may pause. */
  partner?: Partner;
};

export function MatchTrackScreen({ actions, partner }: MatchTrackScreenProps) {
  const { profileSubmitted } = useMember();
  // Before that there is nothing to ask for.
  return profileSubmitted ? <Track actions={actions} partner={partner} /> : <NoCard />;
}

function Track({ actions, partner }: MatchTrackScreenProps) {
  const phone = usePhone();
  const card = useOwnCard();
  const status = useStatus();
  const deck = useWholeDeck();
  const { moment, celebrate, close } = useMoment();
  const matched = useUnwritten(moment?.match, partner?._id);
  const { left, told, answer, takeBackLast, need, forgetNeed } = useAnswers(deck.data, {
    onMatch: celebrate,
    onBack: (id) => show(id),
    failed: ANSWER_FAILED,
  });
  const progress = useSearchProgress(card.data);
  const people = left ?? [];
  const { person, place, show, showAt } = useShown(people);
  const { takes, once } = useOnce(moment || need ? undefined : person?._id);
  useSeen(person);

  if (card.error?.code === 'not_found') return <NoCard />;
  if (!card.data || !status.data || !left) {
    const failed = [card, deck, status].find((one) => one.error && !one.data);
    const otherwise = failed === card ? CARD_ERRORS.fetch : CARD_ERRORS.potential;
    return (
      <Page title={places.matchTrack.name} back={false} width="wide" actions={<BackToHome />}>
        {failed?.error ? (
          <ErrorState
            title={`${places.matchTrack.name} did not load`}
            message={wordsOf(failed.error, otherwise)}
            onRetry={() => void Promise.all([card.refetch(), status.refetch(), deck.refetch()])}
            busy={failed.isFetching}
          />
        ) : (
          <SkeletonCard shape="landscape" />
        )}
      </Page>
    );
  }
  // What a like still needs says how the card stands, too.
  const needs = status.data.likeNeeds ? (
    <LikeNeeds card={card.data.status} likeNeeds={status.data.likeNeeds} />
  ) : (
    !partner && <CardPaused />
  );
  const stands = (
    <MatchingStatus
      stage={stageOf(status.data, matched, progress)}
      card={card.data.status}
      progress={progress}
      status={status.data}
      current={place + 1}
      total={people.length}
      match={matched}
      onStep={(by) => showAt((place + by + people.length) % Math.max(1, people.length))}
    >
      {!phone && needs}
    </MatchingStatus>
  );
  const whom =
    people.length > 0 ? (
      <PotentialCarousel
        people={people}
        index={place}
        onIndexChange={showAt}
        said={told}
        onTakeBack={takeBackLast}
        takes={takes}
        onAnswer={(one, kind) => once(() => answer(one, kind))}
        actions={(one, onPhoto) => actions(one, () => void deck.refetch(), onPhoto)}
      />
    ) : (
      <>
        <AnswerNote
          said={told}
          onTakeBack={takeBackLast}
          className="sticky top-[calc(var(--top-bar)+0.5rem)] z-10 -mb-4 h-0 sm:-mb-6"
        />
        {status.data.likeNeeds === 'support' ? (
          <NoDeck suspended />
        ) : (
          <NoMorePeople matches={status.data.matches} />
        )}
      </>
    );
  const meet = (
    <div className="flex min-w-0 flex-col gap-4 sm:gap-6 @min-[44rem]:col-start-2 @min-[44rem]:row-span-2 @min-[44rem]:row-start-1">
      {whom}
    </div>
  );
  return (
    <Page title={places.matchTrack.name} back={false} width="wide" actions={<BackToHome />}>
      {partner && <CoupleHere partner={partner} />}
      <div className="@container max-md:-mt-2 [@media(width<48rem)_and_(height<37.5rem)]:-mt-4">
        {/* Beside each other, what stands of the search keeps nobody from the person and both answers. */}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 sm:gap-6 @min-[44rem]:grid-cols-[clamp(16rem,33%,20rem)_minmax(0,1fr)] @min-[44rem]:grid-rows-[auto_1fr]">
          {/* On a phone the figures are a line: face, name and both answers stand in one window with them. */}
          {stands}
          {meet}
          {phone && needs}
          <OwnCard card={card.data} />
        </div>
      </div>
      {moment && (
        <MatchMoment
          {...moment}
          onLater={() => {
            void renew(listMatches);
            close();
          }}
        />
      )}
      <LikeNeeded need={need} onClose={forgetNeed} />
    </Page>
  );
}

const DONE = 100;
const RAN_FOR = 'matchProgressRanFor';

const stageOf = (status: MatchStatus, matched: Match | undefined, progress: number): Stage => {
  if (matched) return 'matched';
  // Beside matches nothing is searched for as if it were the first time.
  const searched = progress >= DONE || status.matches > 0;
  return status.card === 'active' && searched ? 'found' : 'searching';
};

/** The latest match in which nobody has written: of it the stage tells until a first word is there, or the two are a couple. */
const useUnwritten = (now: Match | undefined, partnerId: string | undefined): Match | undefined => {
  const { data } = useMatches();
  return now ?? data?.matches.find(({ last, member }) => last === null && member !== partnerId);
};

function BackToHome() {
  return (
    <ButtonLink
      variant="quiet"
      size="sm"
      to={paths.homepage}
      // Beside the heading on the narrowest glass too: a line of its own would cut the face below.
      className="-mr-3 max-[22rem]:-mr-2 max-[22rem]:px-2 max-[22rem]:text-[0.8125rem]"
    >
      Back to Home
    </ButtonLink>
  );
}

function NoCard() {
  return (
    <Page title={places.matchTrack.name} back={false} actions={<BackToHome />}>
      <EmptyState
        title="Complete Your Profile"
        action={<ButtonLink to={paths.gettingStarted}>Create Match Card</ButtonLink>}
      >
        Tell us who you are and who you hope to meet, and your search can begin.
      </EmptyState>
    </Page>
  );
}

/** Spec 4: +1 every 100 ms once the card is active; it runs once for each activation and hides nobody. */
const useSearchProgress = (card: MatchCard | undefined): number => {
  const activation = card?.status === 'active' ? (card.activatedAt ?? card._id) : undefined;
  const [progress, setProgress] = useState(0);
  // Before it is painted: whoever has seen it does not see its beginning again, and a first visit nothing of its end.
  useLayoutEffect(() => {
    if (!activation) return;
    if (read(RAN_FOR) === activation) return setProgress(DONE);
    // From the beginning on: whoever leaves before its end has seen it.
    keep(RAN_FOR, activation);
    setProgress(0);
    const timer = setInterval(() => setProgress((now) => Math.min(DONE, now + 1)), MATCH_PROGRESS_TICK_MS);
    return () => clearInterval(timer);
  }, [activation]);
  return progress;
};
