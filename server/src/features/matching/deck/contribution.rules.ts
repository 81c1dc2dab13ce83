// What one thing that two people share adds to how likely they match: how far the chance falls if it were not so.
import { type Facts, HAS_CHILDREN, NO_CHILDREN } from '../card-facts.rules.ts';
import { seenLogit } from '../learning/chances.rules.ts';
import { bothOf, describe, distanceOf, FEATURES, turned } from '../learning/features.rules.ts';
import { asCard } from '../matching-index/card.rules.ts';
import { kmBetween, satisfactionOf, type WishName } from './compatibility.rules.ts';

/** The bit of something else, which nobody is and no wish names. */
const ELSE = 1 << 13;
/** Further than any two cells of one country with most of our members, and than any distance that is wished. */
const ELSEWHERE = { cellX: 200, country: '??' };

/** As if they were something else there. */
export const without = <T extends Facts>(them: T, wish: WishName): T => {
  switch (wish) {
    case 'religion':
    case 'education':
    case 'timeframe':
    case 'interests':
      return { ...them, [wish]: ELSE };
    case 'children':
      return { ...them, children: them.children === HAS_CHILDREN ? NO_CHILDREN : HAS_CHILDREN };
    case 'place':
      return { ...them, cellX: them.cellX + ELSEWHERE.cellX, country: ELSEWHERE.country };
    default:
      return them;
  }
};

const [withIt, withoutIt] = [new Float64Array(FEATURES.length), new Float64Array(FEATURES.length)];

/**
 * Of two people, what each wish adds: in logits of both chances together. What the other wishes for is left as it is: it has
 * no say in what is told of the two.
 */
export const contributionsOf = (
  me: Facts,
  them: Facts,
  weights: readonly number[],
): ((wish: WishName) => number) => {
  const [mine, theirs, logit] = [asCard(me), asCard(them), Float64Array.from(weights)];
  const both = bothOf(mine, theirs);
  describe(withIt, 0, mine, theirs, both, 0);
  const here = seenLogit(logit, withIt);
  describe(withIt, 0, theirs, mine, turned(both), 0);
  const there = seenLogit(logit, withIt);
  return (wish) => {
    const changed = asCard(without(them, wish));
    const other = {
      mine: satisfactionOf(mine, changed),
      theirs: both.theirs,
      distance: wish === 'place' ? distanceOf(kmBetween(mine, changed)) : both.distance,
    };
    describe(withoutIt, 0, mine, changed, other, 0);
    const mineWithout = seenLogit(logit, withoutIt);
    describe(withoutIt, 0, changed, mine, turned(other), 0);
    return here - mineWithout + there - seenLogit(logit, withoutIt);
  };
};
