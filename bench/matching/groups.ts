// Who is served how well: the members of a market by faith, children and age; and how many of each group could have a match
// in a week at the very most, if everybody who comes looked at everybody who fits.
import { logistic } from '@ijeuwa/server/features/matching/learning/chances.rules';
import { placeIn, type State, WEEK } from './market.ts';
import { type People, RELIGIONS } from './population.ts';
import type { Truth } from './truth.ts';

export const groupsOf = (people: People, i: number): string[] => [
  `religion ${RELIGIONS[people.religion[i]!]}`,
  people.children[i] === 1 ? 'has children' : 'no children',
  people.age[i]! < 28 ? 'under 28' : people.age[i]! < 36 ? '28 to 35' : '36 and over',
];

export type Group = { members: number; fit: number; matched: number; most: number };

/**
 * Nobody has a match who never comes, or where of all who fit and come no two would both say yes: whoever shows them, and
 * whatever is known. Tastes that tire only make it less.
 */
const mostOf = ({ people, fitting, logits }: Truth, i: number): number => {
  const comes = (one: number) => 1 - (1 - people.comes[one]!) ** WEEK;
  let none = 1;
  for (const [at, j] of fitting[i]!.entries())
    none *= 1 - logistic(logits[i]![at]!) * logistic(logits[j]![placeIn(fitting[j]!, i)]!) * comes(j);
  return comes(i) * (1 - none);
};

/** Adds up over runs; sums, and everybody under the empty name. */
export const addGroups = (groups: Map<string, Group>, truth: Truth, state: State): void => {
  const { people, fitting } = truth;
  for (let i = 0; i < people.count; i++) {
    if (people.joins[i]! > 0 || people.fake[i] === 1) continue;
    const most = mostOf(truth, i);
    for (const name of ['', ...groupsOf(people, i)]) {
      const group = groups.get(name) ?? { members: 0, fit: 0, matched: 0, most: 0 };
      group.members++;
      group.fit += fitting[i]!.length;
      group.most += most;
      if (state.firstMatch[i]! >= 0 && state.firstMatch[i]! < WEEK) group.matched++;
      groups.set(name, group);
    }
  }
};
