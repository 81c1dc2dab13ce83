// What a person says of themselves, block by block, with their photos in between; what they left out is not there.
import type { PublicProfile } from '@ijeuwa/contract/people';
import { Fragment, type ReactNode } from 'react';
import { PersonPicture } from '../PersonPicture.tsx';
import { LifePlans, plansOf } from './LifePlans.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { Part, Quote, Words } from './parts.tsx';
import { WhyYouMayFit } from './WhyYouMayFit.tsx';

type Block = { key: string; node: ReactNode };

export function PersonStory({ person }: { person: PublicProfile }) {
  const [, ...photos] = person.images;
  const blocks = blocksOf(person);
  const after = betweenBlocks(blocks.length, photos);
  return (
    <div className="flex flex-col gap-6 pt-6 md:pt-0 md:pb-8">
      {blocks.map(({ key, node }, at) => (
        <Fragment key={key}>
          {node}
          {after[at]?.map((src) => (
            <Photo key={src} src={src} name={person.name} place={person.images.indexOf(src) + 1} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function Photo({ src, name, place }: { src: string; name: string; place: number }) {
  return (
    <div className="relative aspect-[16/11] overflow-hidden bg-paper-2 md:rounded-2xl [&_img]:object-[50%_22%]">
      <PersonPicture src={src} alt={`${name}, photo ${place}`} width={640} height={440} />
    </div>
  );
}

const blocksOf = (person: PublicProfile): Block[] => {
  const { bio, prompts, familyBackground, hobbies } = person;
  const [first, ...others] = prompts.map(({ key, text, reply }) => ({
    key,
    node: <Quote label={text}>{reply}</Quote>,
  }));
  const [second, ...last] = others;
  const plans = plansOf(person);
  const { reasons, difference } = person.between;
  const all: (Block | undefined | '' | false)[] = [
    bio && { key: 'bio', node: <Words label="About me">{bio}</Words> },
    first,
    (reasons.length > 0 || difference !== null) && {
      key: 'why',
      node: <WhyYouMayFit between={person.between} />,
    },
    second,
    familyBackground && { key: 'family', node: <Words label="Family">{familyBackground}</Words> },
    plans.length > 0 && { key: 'plans', node: <LifePlans plans={plans} /> },
    ...last,
    { key: 'facts', node: <PersonFacts person={person} /> },
    hobbies.length > 0 && { key: 'hobbies', node: <Enjoys hobbies={hobbies} /> },
  ];
  return all.filter((one): one is Block => Boolean(one));
};

/** One after each block from the second on, and all that are left after the last. */
const betweenBlocks = (blocks: number, photos: readonly string[]): string[][] =>
  Array.from({ length: blocks }, (_, at) => {
    if (at === 0) return [];
    return at === blocks - 1 ? photos.slice(at - 1) : photos.slice(at - 1, at);
  });

function Enjoys({ hobbies }: { hobbies: readonly string[] }) {
  return (
    <Part title="What I enjoy">
      <ul className="flex flex-wrap gap-2">
        {hobbies.map((hobby) => (
          <li key={hobby} className="rounded-full bg-paper-2 px-3 py-1 text-sm">
            {hobby}
          </li>
        ))}
      </ul>
    </Part>
  );
}
