// 'Potential Matches', one at a time, wrapping at both ends.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Carousel } from '#ui/Carousel.tsx';
import { FactList } from '#ui/FactList.tsx';
import { NarrowName } from '#ui/NarrowName.tsx';
import { StickyActions } from '#ui/StickyActions.tsx';
import { usePhone } from '#ui/useWideScreen.ts';
import { AnswerButtons } from '../AnswerButtons.tsx';
import { AnswerNote } from '../AnswerNote.tsx';
import { Reasons, WhyPanel } from '../deck/WhyPanel.tsx';
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
  actions: (person: PotentialMatch, onPhoto: boolean) => ReactNode;
};

export function PotentialCarousel(props: PotentialCarouselProps) {
  const { people, index, onIndexChange, said, onTakeBack, takes, onAnswer, actions } = props;
  const phone = usePhone();
  const person = people[index];
  const top = useFromTheTop<HTMLDivElement>(person?._id);
  const answersOf = (one: PotentialMatch) => (
    <AnswerButtons takes={takes && one === person} onAnswer={(kind) => onAnswer(one, kind)} />
  );
  return (
    <div ref={top} className="flex min-w-0 flex-col gap-3">
      {/* On a phone the line above says it, and the face has the room. */}
      <h2 className="text-2xl max-sm:sr-only">Potential Matches</h2>
      <AnswerNote
        said={said}
        onTakeBack={onTakeBack}
        className="sticky top-[calc(var(--top-bar)+0.5rem)] z-10 -mb-3 h-0"
      />
      <Carousel label="Potential Matches" index={index} onIndexChange={onIndexChange} hugs>
        {people.map((one) => (
          <Slide
            key={one._id}
            person={one}
            phone={phone}
            actions={actions(one, phone)}
            answers={!phone && answersOf(one)}
          />
        ))}
      </Carousel>
      {/* Under the thumb, however much stands above. */}
      {phone && person && <StickyActions className="max-sm:py-2">{answersOf(person)}</StickyActions>}
    </div>
  );
}

type SlideProps = { person: PotentialMatch; phone: boolean; actions: ReactNode; answers: ReactNode };

/**
 * On a phone the picture takes what the window leaves beside the first reason, in a low one what leaves the head whole, and the name stands on it: the chin ends
 * above it, in a picture of four to five. On a tablet the picture stands above the text as well:
 * beside it, it would be a strip that cuts the face at both sides.
 */
function Slide({ person, phone, actions, answers }: SlideProps) {
  const [image] = person.images;
  return (
    <Card as="article" padded={false} className="overflow-hidden md:h-full">
      <div className="grid h-full content-start grid-cols-[minmax(0,1fr)] lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
        {/* With large text it grows with the words on it. */}
        <div className="relative flex min-h-[clamp(150px,max(100dvh-426px,min(57vw,100dvh-354px)),88vw)] flex-col justify-end bg-paper-2 md:min-h-80 lg:row-span-2 lg:min-h-[clamp(20rem,100dvh-20rem,34rem)]">
          <div className="absolute inset-0 [&_img]:object-[50%_min(0px,calc(100%+46vw-63px))] md:[&_img]:object-[50%_22%]">
            <PersonPicture
              src={image}
              likeness={person.likeness}
              blurred={person.blurred}
              alt={person.name}
              width={320}
              height={400}
            />
          </div>
          {phone && (
            <>
              <div
                data-caption
                className="photo-veil relative flex items-baseline gap-x-2 px-3.5 pt-3 pb-2 text-on-fill"
              >
                <div className="min-w-0 grow">
                  <Name person={person} />
                </div>
                {person.demonstration && <span className="shrink-0 text-xs text-on-fill-2">Demo</span>}
              </div>
              <div className="absolute top-2 right-2">{actions}</div>
            </>
          )}
        </div>
        {!phone && (
          <div className="flex items-start justify-between gap-2 p-5 pb-3">
            <div className="min-w-0 flex-1">
              <Name person={person} />
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5">
                <span className="font-semibold text-wine">{matchFigure(person)}</span>
                {person.demonstration && <Badge tone="gold">Demonstration member</Badge>}
              </p>
            </div>
            {actions}
          </div>
        )}
        <div className="flex flex-col gap-3 px-3.5 pt-2.5 pb-4 md:px-5 md:pt-0 md:pb-5">
          {phone ? <WhyPanel person={person} /> : <Reasons person={person} />}
          <FactList facts={factsOf(person)} />
          {answers && <div className="mt-auto flex flex-wrap gap-3 *:flex-1">{answers}</div>}
        </div>
      </div>
    </Card>
  );
}

function Name({ person }: { person: PotentialMatch }) {
  return (
    <h3 className="text-xl leading-tight wrap-anywhere max-[22rem]:text-lg md:text-2xl">
      <Link to={paths.person(person._id)} className="underline-offset-4 hover:underline">
        <NarrowName>{`${person.name}, ${person.age}`}</NarrowName>
      </Link>
    </h3>
  );
}
