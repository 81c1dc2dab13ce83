// Two who met, and what is known of the two before.
import type { Dates, Person } from './read-dates.ts';
import { PLACES } from './read-dates.ts';

export type Pair = { wave: number; man: number; woman: number; manLiked: boolean; womanLiked: boolean };

export const pairUp = ({ meetings }: Dates): Pair[] => {
  const women = new Map(
    meetings.filter(({ man }) => !man).map((one) => [`${one.whom} ${one.who}`, one.liked] as const),
  );
  return meetings
    .filter(({ man, who, whom }) => man && women.has(`${who} ${whom}`))
    .map(({ wave, who, whom, liked }) => ({
      wave,
      man: who,
      woman: whom,
      manLiked: liked,
      womanLiked: women.get(`${who} ${whom}`)!,
    }));
};

const part = ({ told }: Person, of: keyof typeof PLACES): Float64Array => told.subarray(...PLACES[of]);
const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < Math.min(a.length, b.length); at++) sum += a[at]! * b[at]!;
  return sum;
};
const cosine = (a: Float64Array, b: Float64Array): number =>
  dot(a, b) / (Math.sqrt(dot(a, a) * dot(b, b)) || 1);

export const similarity = (a: Person, b: Person): number =>
  cosine(part(a, 'hobbies'), part(b, 'hobbies')) + 0.5 * cosine(part(a, 'life'), part(b, 'life'));
/** How far whom one meets says they have what the other wishes. */
export const wishesMet = (one: Person, other: Person): number =>
  dot(part(one, 'wished'), part(other, 'self'));

/** What is told of one who decides and one who is decided about. */
export const describe = (one: Person, other: Person): Float64Array => {
  const [mine, theirs] = [part(one, 'life'), part(other, 'life')];
  const gap = theirs[0]! - mine[0]!;
  return Float64Array.from([
    1,
    ...part(one, 'wished'),
    ...part(one, 'self'),
    ...mine,
    ...part(other, 'self'),
    ...theirs,
    gap,
    Math.abs(gap),
    Math.abs(theirs[1]! - mine[1]!),
    mine[4]! * theirs[4]!,
    cosine(part(one, 'hobbies'), part(other, 'hobbies')),
    wishesMet(one, other),
  ]);
};
