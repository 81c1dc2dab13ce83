// The hearts on a person's page, and the sheet that each of them opens.
import type { Liking } from '@ijeuwa/contract/likes';
import { type ReactNode, useState } from 'react';
import { LikeSheet } from './LikeSheet.tsx';
import type { Likeable } from './likeable.ts';

/** Where a like is possible: what it takes, and whether nothing is missing for it; else that is said. */
export type LikesHere = { ready: () => boolean; like: (liking: Liking) => void };
export type OnHeart = (of: Likeable) => void;

export const useHearts = (
  person: { name: string },
  likes: LikesHere | undefined,
): { onHeart?: OnHeart; sheet?: ReactNode } => {
  const [chosen, setChosen] = useState<Likeable>();
  // What could not be sent is there when a heart is tapped again.
  const [note, setNote] = useState('');
  if (!likes) return {};
  return {
    onHeart: (of) => {
      if (likes.ready()) setChosen(of);
    },
    sheet: chosen && (
      <LikeSheet
        name={person.name}
        of={chosen}
        note={note}
        onNote={setNote}
        onClose={() => {
          setChosen(undefined);
          setNote('');
        }}
        onLike={(liking) => {
          setChosen(undefined);
          likes.like(liking);
        }}
      />
    ),
  };
};
