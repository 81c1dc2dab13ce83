// What one thing that two people share adds to how likely they match: how far the chance falls if it were not so.
import { type Facts, HAS_CHILDREN, NO_CHILDREN } from '../card-facts.rules.ts';
import { seenLogit } from '../learning/chances.rules.ts';
import { bothOf, describe, FEATURES, turned } from '../learning/features.rules.ts';
import { asCard } from '../matching-index/card.rules.ts';
import type { WishName } from './compatibility.rules.ts';

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
 * In logits of both chances together. What the other wishes for is left as it is: it has no say in what is told of the two.
 */
export const contributionOf = (
  wish: WishName,
  me: Facts,
  them: Facts,
  weights: readonly number[],
): number => {
  const [mine, theirs, changed] = [asCard(me), asCard(them), asCard(without(them, wish))];
  const both = bothOf(mine, theirs);
  const other = { ...bothOf(mine, changed), theirs: both.theirs };
  const logit = Float64Array.from(weights);
  describe(withIt, 0, mine, theirs, both, 0);
  describe(withoutIt, 0, mine, changed, other, 0);
  const here = seenLogit(logit, withIt) - seenLogit(logit, withoutIt);
  describe(withIt, 0, theirs, mine, turned(both), 0);
  describe(withoutIt, 0, changed, mine, turned(other), 0);
  return here + seenLogit(logit, withIt) - seenLogit(logit, withoutIt);
};
