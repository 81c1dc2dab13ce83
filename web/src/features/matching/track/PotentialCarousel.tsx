// 'Potential Matches', one at a time, wrapping at both ends.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Carousel } from '#ui/Carousel.tsx';
import { FactList } from '#ui/FactList.tsx';
import { AnswerButtons } from '../AnswerButtons.tsx';
import { AnswerNote } from '../AnswerNote.tsx';
import { factsOf, matchFigure } from '../labels.ts';
import { PersonPicture } from '../PersonPicture.tsx';
import type { Kind, Said } from '../use-answers.ts';
import { useFromTheTop } from '../use-from-the-top.ts';

type PotentialCarouselProps = {
  people: readonly PotentialMatch[];
  index: number;
  onIndexChange: (index: number) => void;
  said?: Said;
  onTakeBack?: () => void;
  /** The one shown takes an answer. */
  takes: boolean;
  onAnswer: (person: PotentialMatch, kind: Kind) => void;
  actions: (person: PotentialMatch) => ReactNode;
};

export function PotentialCarousel(props: PotentialCarouselProps) {
  const { people, index, onIndexChange, said, onTakeBack, takes, onAnswer, actions } = props;
  const top = useFromTheTop<HTMLDivElement>(people[index]?._id);
  return (
    <div ref={top} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-2xl">Potential Matches</h2>
      <AnswerNote
        said={said}
        onTakeBack={onTakeBack}
        className="sticky top-[calc(var(--top-bar)+0.5rem)] z-10 -mb-3 h-0"
      />
      <Carousel label="Potential Matches" index={index} onIndexChange={onIndexChange}>
        {people.map((person) => (
          <Slide
            key={person._id}
            person={person}
            takes={takes && person._id === people[index]?._id}
            actions={actions(person)}
            onAnswer={(kind) => onAnswer(person, kind)}
          />
        ))}
      </Carousel>
    </div>
  );
}

type SlideProps = {
  person: PotentialMatch;
  takes: boolean;
  actions: ReactNode;
  onAnswer: (kind: Kind) => void;
};

function Slide({ person, takes, actions, onAnswer }: SlideProps) {
  const [image] = person.images;
  return (
    <Card as="article" padded={false} className="flex flex-wrap overflow-hidden *:max-w-full">
      <div className="aspect-[4/5] flex-[1_1_14rem] bg-paper-2 sm:aspect-auto sm:min-h-72">
        <PersonPicture src={image} blurred={person.blurred} alt={person.name} width={320} height={400} />
      </div>
      <div className="flex flex-[2_1_18rem] flex-col gap-3 p-4 sm:p-5">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="text-2xl wrap-anywhere">
              <Link to={paths.person(person._id)} className="underline-offset-4 hover:underline">
                {person.name}, {person.age}
              </Link>
            </h3>
            <p className="font-semibold text-wine">{matchFigure(person)}</p>
            {person.demonstration && <Badge tone="gold">Demonstration member</Badge>}
          </div>
          {actions}
        </div>
        <FactList facts={factsOf(person)} />
        <div className="mt-auto flex flex-wrap gap-3 *:flex-1">
          <AnswerButtons takes={takes} onAnswer={onAnswer} />
        </div>
      </div>
    </Card>
  );
}
