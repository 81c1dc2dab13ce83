// Likes received and not yet answered: like back, or pass.

import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { type ReactNode, useCallback, useState } from 'react';
import { wordsOf } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useLive } from '#platform/socket.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { AnswerNote } from '../AnswerNote.tsx';
import { CardPaused } from '../CardPaused.tsx';
import { MatchMoment } from '../deck/MatchMoment.tsx';
import { LikeNeeded } from '../LikeNeeded.tsx';
import { CARD_ERRORS, useRequests } from '../matching.queries.ts';
import { useMoment } from '../moment.ts';
import type { PersonActions } from '../person-actions.ts';
import { ANSWER_FAILED, type Kind, useAnswers } from '../use-answers.ts';
import { useOnce } from '../use-once.ts';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { TELLING_GRID } from './people-grid.ts';
import { RequestTile } from './RequestTile.tsx';

/** The answer that was given last, and at which place. */
type Answered = { kind: Kind; person: PotentialMatch; at: number };

type MatchRequestsScreenProps = {
  /** Who comes before the likes, by another way. */
  first?: ReactNode;
  actions: PersonActions<PotentialMatch>;
};

export function MatchRequestsScreen({ first, actions }: MatchRequestsScreenProps) {
  const { data, error, refetch, isFetching } = useRequests();
  const { moment, celebrate, close } = useMoment();
  const [last, setLast] = useState<Answered>();
  const { left, told, answer, takeBackLast, takeBackPass, need, forgetNeed } = useAnswers(data?.requests, {
    onMatch: celebrate,
    failed: ANSWER_FAILED,
  });
  // Whoever stands here again, because it was taken back or did not arrive, was not passed.
  const passed =
    last?.kind === 'pass' && !left?.some(({ _id }) => _id === last.person._id) ? last : undefined;
  const said = told ?? passed;
  const takeBack =
    takeBackLast ??
    (passed &&
      (() => {
        setLast(undefined);
        void takeBackPass();
      }));
  const { takes, once } = useOnce(moment || need || !left ? undefined : left.map(({ _id }) => _id).join());
  useLive(
    'changed',
    useCallback(({ what }) => what === 'requests' && void refetch(), [refetch]),
  );
  return (
    <Page
      title={places.matchRequests.name}
      back={paths.matches}
      intro={left && left.length > 0 && 'These people like you. Like them back, and it is a match.'}
    >
      {first}
      <CardPaused />
      {error && !data && (
        <ErrorState
          title="Your requests did not load"
          message={wordsOf(error, CARD_ERRORS.potential)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!left && !error && <PeopleSkeleton grid={TELLING_GRID} />}
      {/* Empty it takes no room, and still says what was answered. */}
      <ul className={left?.length === 0 && !said && !takeBack ? 'sr-only' : TELLING_GRID}>
        {left?.map((person, at) => (
          <RequestTile
            key={person._id}
            person={person}
            actions={actions(person, () => void refetch())}
            takes={takes}
            order={2 * at + 1}
            onAnswer={(kind) =>
              once(() => {
                setLast({ kind, person, at });
                answer(person, kind);
              })
            }
          />
        ))}
        {/* It stands where the person stood, so that it covers nobody. */}
        <li
          style={{ order: 2 * (last?.at ?? 0) }}
          className={said || takeBack ? 'flex rounded-xl border border-dashed border-control' : 'sr-only'}
        >
          <AnswerNote said={said} onTakeBack={takeBack} className="flex-1" inPlace />
        </li>
      </ul>
      {left?.length === 0 && (
        <EmptyState
          picture="rest"
          title="No match requests right now"
          action={<ButtonLink to={paths.datingApp}>Meet people</ButtonLink>}
        >
          When somebody likes you, you will find them here.
        </EmptyState>
      )}
      {moment && <MatchMoment {...moment} onLater={close} />}
      <LikeNeeded need={need} onClose={forgetNeed} />
    </Page>
  );
}
