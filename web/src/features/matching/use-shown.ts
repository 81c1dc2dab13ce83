// Who of several stands on the screen: they stay there until they are answered or gone, whoever comes or goes beside them.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { useState } from 'react';

const NOBODY: readonly PotentialMatch[] = [];

export const useShown = (people: readonly PotentialMatch[] = NOBODY) => {
  const [shown, setShown] = useState<{ id?: string; place: number }>({ place: 0 });
  const found = people.findIndex(({ _id }) => _id === shown.id);
  // The next takes the place of whoever is gone; after the last comes the first.
  const place = found >= 0 ? found : shown.place < people.length ? shown.place : 0;
  const person = people[place];
  if (person?._id !== shown.id || place !== shown.place) setShown({ id: person?._id, place });
  return {
    person,
    place,
    show: (id: string) => setShown((now) => ({ id, place: now.place })),
    showAt: (wanted: number) => setShown({ id: people[wanted]?._id, place: wanted }),
  };
};
