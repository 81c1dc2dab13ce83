// A person's whole profile: what they show, why the two may fit, and the answer under the thumb.
import type { Liking } from '@ijeuwa/contract/likes';
import type { PublicProfile } from '@ijeuwa/contract/people';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { CardPaused } from '../CardPaused.tsx';
import { MatchMoment } from '../deck/MatchMoment.tsx';
import { LikeNeeded } from '../LikeNeeded.tsx';
import { useMoment } from '../moment.ts';
import { TheyLiked } from '../TheyLiked.tsx';
import { ANSWER_FAILED, useAnswers, useSeen } from '../use-answers.ts';
import { useOnce } from '../use-once.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import { PersonStory } from './PersonStory.tsx';
import { PersonTop } from './PersonTop.tsx';
import { usePerson } from './person.queries.ts';
import { useHearts } from './use-hearts.tsx';

type PersonMenu = (person: { _id: string; name: string; matchId?: string }) => ReactNode;

type PersonScreenProps = { id: string; actions: PersonMenu };

export function PersonScreen({ id, actions }: PersonScreenProps) {
  const { data: person, error, refetch, isFetching } = usePerson(id);
  if (error && (error.code === 'not_found' || error.code === 'invalid')) return <PersonGone />;
  const again = () => void refetch();
  if (person) return <WholePerson person={person} actions={actions} onMatched={again} />;
  if (error) {
    return (
      <Page title="Profile" back={paths.datingApp} framed>
        <ErrorState message={error.message} onRetry={again} busy={isFetching} />
      </Page>
    );
  }
  return <PersonSkeleton />;
}

type WholePersonProps = { person: PublicProfile; actions: PersonMenu; onMatched: () => void };

function WholePerson({ person, actions, onMatched }: WholePersonProps) {
  const { _id, name, between } = person;
  const { moment, celebrate, close } = useMoment({ ownOnly: true });
  const { left, told, answer, readyToLike, takeBackLast, need, forgetNeed } = useAnswers([person], {
    onMatch: (match) => {
      celebrate(match);
      onMatched();
    },
    failed: ANSWER_FAILED,
  });
  const open = between.is === 'open' && left?.length === 1;
  const { takes, once } = useOnce(!open || moment || need ? undefined : _id);
  const likes = { ready: readyToLike, like: (liking: Liking) => once(() => answer(person, 'like', liking)) };
  const { onHeart, sheet } = useHearts(person, open ? likes : undefined);
  const isOther = between.is !== 'self';
  useSeen(isOther ? person : undefined);
  return (
    <div className="mx-(--page-margin) w-full max-w-(--page-width) pb-36 md:px-(--page-edge) md:pb-8">
      <title>{`${name} · Ijeuwa`}</title>
      <PersonTop person={person}>
        {isOther && actions({ _id, name, matchId: between.matchId ?? undefined })}
      </PersonTop>
      <div className="md:grid md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:gap-8 lg:gap-10">
        <div className="flex flex-col gap-4 md:sticky md:top-[calc(var(--top-bar)+1rem)] md:self-start">
          <PersonHead person={person} onHeart={onHeart} />
          <AnswerBar
            person={person}
            open={open}
            said={told}
            takes={takes}
            onAnswer={(kind) => once(() => answer(person, kind))}
            onTakeBack={takeBackLast}
          />
        </div>
        <div className="min-w-0">
          {open && <CardPaused className="max-md:mx-(--gutter) max-md:mt-4 md:mb-6" />}
          {open && (
            <TheyLiked
              name={name}
              liked={between.liked}
              className="max-md:mx-(--gutter) max-md:mt-4 md:mb-6"
            />
          )}
          <PersonStory person={person} onHeart={onHeart} />
        </div>
      </div>
      {moment && <MatchMoment {...moment} onLater={close} />}
      <LikeNeeded need={need} onClose={forgetNeed} />
      {sheet}
    </div>
  );
}

function PersonGone() {
  return (
    <Page title="Profile" back={paths.datingApp} width="narrow" framed>
      <EmptyState
        title="This page is not open to you"
        action={<ButtonLink to={paths.datingApp}>Meet other people</ButtonLink>}
      >
        The person may have paused, left, or closed their page. You did nothing wrong.
      </EmptyState>
    </Page>
  );
}
