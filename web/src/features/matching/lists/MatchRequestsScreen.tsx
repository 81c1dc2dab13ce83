// Likes received and not yet answered: like back, or pass.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useLive } from '#platform/socket.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonCard } from '#ui/SkeletonCard.tsx';
import { TapPicture } from '#ui/TapPicture.tsx';
import { AnswerButtons } from '../AnswerButtons.tsx';
import { AnswerNote } from '../AnswerNote.tsx';
import { MatchMoment } from '../deck/MatchMoment.tsx';
import { LikeNeeded } from '../LikeNeeded.tsx';
import { matchFigure, workAndPlace } from '../labels.ts';
import { CARD_ERRORS, useRequests, wordsOf } from '../matching.queries.ts';
import { useMoment } from '../moment.ts';
import { PersonPicture } from '../PersonPicture.tsx';
import type { PersonActions } from '../person-actions.ts';
import { TheyLiked } from '../TheyLiked.tsx';
import { ANSWER_FAILED, useAnswers } from '../use-answers.ts';
import { useOnce } from '../use-once.ts';

const COLUMNS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4';

export function MatchRequestsScreen({ actions }: { actions: PersonActions<PotentialMatch> }) {
  const { data, error, refetch, isFetching } = useRequests();
  const { moment, celebrate, close } = useMoment();
  const { left, said, answer, takeBackLast, need, forgetNeed } = useAnswers(data?.requests, {
    onMatch: celebrate,
    failed: ANSWER_FAILED,
  });
  const { takes, once } = useOnce(moment || need || !left ? undefined : left.map(({ _id }) => _id).join());
  useLive(
    'changed',
    useCallback(({ what }) => what === 'requests' && void refetch(), [refetch]),
  );
  return (
    <Page
      title="Match requests"
      back={paths.matches}
      intro="These people like you. Like them back, and it is a match."
    >
      {error && !data && (
        <ErrorState
          title="Your requests did not load"
          message={wordsOf(error, CARD_ERRORS.potential)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!left && !error && (
        <div className={COLUMNS}>
          <SkeletonCard />
        </div>
      )}
      {left?.length === 0 && (
        <EmptyState
          picture="rest"
          title="No match requests right now"
          action={<ButtonLink to={paths.datingApp}>Meet people</ButtonLink>}
        >
          When somebody likes you, you will find them here.
        </EmptyState>
      )}
      <ul className={COLUMNS}>
        {left?.map((person) => (
          <Card as="li" key={person._id} padded={false} className="flex flex-col">
            <div className="aspect-[4/5] overflow-hidden rounded-t-xl bg-paper-2">
              <TapPicture of={person.name}>
                <PersonPicture src={person.images[0]} alt={person.name} width={320} height={400} />
              </TapPicture>
            </div>
            <div className="flex flex-1 flex-col gap-1 p-4">
              <div className="flex items-start justify-between gap-2">
                <h2 className="min-w-0 text-xl wrap-anywhere">
                  <Link to={paths.person(person._id)} className="underline-offset-4 hover:underline">
                    {person.name}, {person.age}
                  </Link>
                </h2>
                {actions(person, () => void refetch())}
              </div>
              <p className="text-ink-2">{workAndPlace(person)}</p>
              <p className="text-sm font-semibold text-wine">{matchFigure(person)}</p>
              <TheyLiked name={person.name} liked={person.liked} className="mt-2" />
              <div className="mt-auto flex flex-wrap gap-3 pt-3 *:flex-1">
                <AnswerButtons
                  takes={takes}
                  size="sm"
                  onAnswer={(kind) => once(() => answer(person, kind))}
                />
              </div>
            </div>
          </Card>
        ))}
      </ul>
      <AnswerNote
        said={said}
        onTakeBack={takeBackLast}
        className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-10"
      />
      {moment && <MatchMoment {...moment} onLater={close} />}
      <LikeNeeded need={need} onClose={forgetNeed} />
    </Page>
  );
}
