// Somebody who likes me and waits for an answer: all their photos, why we may fit, Pass and Like.
import type { MatchRequest } from '@ijeuwa/contract/matching';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/Card.tsx';
import { NarrowName } from '#ui/NarrowName.tsx';
import { AnswerButtons } from '../AnswerButtons.tsx';
import { Reasons } from '../deck/WhyPanel.tsx';
import { matchFigure, workAndPlace } from '../labels.ts';
import { TheyLiked } from '../TheyLiked.tsx';
import type { Kind } from '../use-answers.ts';
import { CardPhotos } from './CardPhotos.tsx';

type RequestTileProps = {
  person: MatchRequest;
  actions: ReactNode;
  takes: boolean;
  order: number;
  onAnswer: (kind: Kind) => void;
};

export function RequestTile({ person, actions, takes, order, onAnswer }: RequestTileProps) {
  return (
    <Card
      as="li"
      padded={false}
      style={{ order }}
      className="grid grid-cols-[min(8.5rem,34vw)_minmax(0,1fr)] content-start overflow-clip max-sm:@max-[15rem]:flex max-sm:@max-[15rem]:flex-col sm:flex sm:flex-col"
    >
      <div className="relative min-h-42 bg-paper-2 sm:h-[clamp(9.5rem,100dvh-38rem,18rem)] sm:min-h-0">
        <CardPhotos person={person} />
      </div>
      <div className="flex flex-col gap-1 py-2 pr-2 pl-3.5 sm:pl-4">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 flex-1 pt-2 text-lg leading-tight [--letter:0.64] wrap-anywhere max-[22rem]:text-base">
            <Link to={paths.person(person._id)} className="underline-offset-4 hover:underline">
              <NarrowName>{`${person.name}, ${person.age}`}</NarrowName>
            </Link>
          </h2>
          <div className="-mb-3.5">{actions}</div>
        </div>
        <p className="text-sm text-ink-2">{workAndPlace(person)}</p>
        <p className="text-sm font-semibold text-wine">{matchFigure(person)}</p>
      </div>
      <div className="col-span-2 flex flex-1 flex-col gap-3 p-3.5 text-sm sm:px-4 sm:pt-0 sm:pb-4">
        <TheyLiked name={person.name} liked={person.liked} className="mt-2" />
        <Reasons person={person} />
        {/* In reach for as long as the person is in sight. */}
        <div className="sticky bottom-(--bottom-bar) z-10 -mx-3.5 mt-auto -mb-3.5 flex flex-wrap gap-3 bg-surface px-3.5 py-2.5 *:flex-1 sm:-mx-4 sm:-mb-4 sm:px-4 sm:pb-4">
          <AnswerButtons takes={takes} size="sm" onAnswer={onAnswer} />
        </div>
      </div>
    </Card>
  );
}
