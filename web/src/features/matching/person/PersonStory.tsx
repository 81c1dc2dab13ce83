// What a person says of themselves, block by block, with their photos in between; what they left out is not there.
import type { PublicProfile } from '@ijeuwa/contract/people';
import { Fragment, type ReactNode } from 'react';
import { LifePlans, plansOf } from './LifePlans.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { Part, Photo, Words } from './parts.tsx';
import type { OnHeart } from './use-hearts.tsx';
import { WhyYouMayFit } from './WhyYouMayFit.tsx';

type Block = { key: string; node: ReactNode };
/** `reasons`: why the two may fit, where it is not said beside it. */
type PersonStoryProps = { person: PublicProfile; reasons?: boolean; onHeart?: OnHeart };

export function PersonStory({ person, reasons = true, onHeart }: PersonStoryProps) {
  const { name, images, likeness, blurred } = person;
  const blocks = blocksOf(person, reasons, onHeart);
  const after = betweenBlocks(blocks.length, images.slice(1));
  return (
    <div className="flex flex-col gap-6 pt-6 md:pt-0 md:pb-8">
      {blocks.map(({ key, node }, at) => (
        <Fragment key={key}>
          {node}
          {after[at]?.map((src) => {
            const number = images.indexOf(src) + 1;
            return (
              <Photo
                key={src}
                src={src}
                alt={`${name}, photo ${number}`}
                {...{ likeness, blurred, number, onHeart }}
              />
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}

const blocksOf = (person: PublicProfile, reasons: boolean, onHeart?: OnHeart): Block[] => {
  const { bio, prompts, familyBackground, hobbies, between } = person;
  const [first, second, ...last] = prompts.map(({ key, text, reply }) => ({
    key,
    node: (
      <Words quoted label={text} named={{ part: 'reply', prompt: key }} onHeart={onHeart}>
        {reply}
      </Words>
    ),
  }));
  const plans = plansOf(person);
  const all: (Block | undefined | '' | false)[] = [
    bio && {
      key: 'bio',
      node: (
        <Words label="About me" named={{ part: 'bio' }} onHeart={onHeart}>
          {bio}
        </Words>
      ),
    },
    first,
    reasons &&
      (between.reasons.length > 0 || between.difference !== null) && {
        key: 'why',
        node: <WhyYouMayFit between={between} />,
      },
    second,
    familyBackground && {
      key: 'family',
      node: (
        <Words label="Family" named={{ part: 'family' }} onHeart={onHeart}>
          {familyBackground}
        </Words>
      ),
    },
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
    if (at === blocks - 1) return photos.slice(Math.max(0, at - 1));
    return at === 0 ? [] : photos.slice(at - 1, at);
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
