// Meetings of people nobody knows anything of but what they told: learnt from other waves, tried on these.
import { makeChance } from '../chance.ts';
import { fitLogistic, logitOf } from './logistic-fit.ts';
import { describe, type Pair, similarity, wishesMet } from './pairs.ts';
import type { Dates } from './read-dates.ts';

export const FOLDS = 7;
const RIDGE = 60;
/** What waves of one fold share; never changed, or nothing could be compared. */
export const foldOf = (wave: number): number => (wave - 1) % FOLDS;

type Models = { man: Float64Array; woman: Float64Array };
export const learn = (dates: Dates, pairs: readonly Pair[]): Models => {
  const person = (id: number) => dates.people.get(id)!;
  const fit = (of: 'man' | 'woman') =>
    fitLogistic(
      pairs.map(({ man, woman }) =>
        of === 'man' ? describe(person(man), person(woman)) : describe(person(woman), person(man)),
      ),
      pairs.map(({ manLiked, womanLiked }) => (of === 'man' ? manLiked : womanLiked)),
      RIDGE,
    );
  return { man: fit('man'), woman: fit('woman') };
};

export const logitsOf = (dates: Dates, models: Models, { man, woman }: Pair): [number, number] => {
  const [he, she] = [dates.people.get(man)!, dates.people.get(woman)!];
  return [logitOf(models.man, describe(he, she)), logitOf(models.woman, describe(she, he))];
};

const chance = (logit: number): number => 1 / (1 + Math.exp(-logit));
export const COLD = ['random', 'similarity', 'wishes', 'two models', 'blend'] as const;
type Cold = (typeof COLD)[number];

/** A score of each pair by each way, the models learnt from other folds alone. */
export const scoreCold = (dates: Dates, pairs: readonly Pair[]): Record<Cold, number[]> => {
  const draws = makeChance(1);
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    learn(
      dates,
      pairs.filter(({ wave }) => foldOf(wave) !== fold),
    ),
  );
  const scores: Record<Cold, number[]> = {
    random: [],
    similarity: [],
    wishes: [],
    'two models': [],
    blend: [],
  };
  for (const pair of pairs) {
    const [he, she] = [dates.people.get(pair.man)!, dates.people.get(pair.woman)!];
    const [his, hers] = logitsOf(dates, models[foldOf(pair.wave)]!, pair);
    const alike = similarity(he, she);
    const wished = wishesMet(he, she) + wishesMet(she, he);
    const both = chance(his) * chance(hers);
    scores.random.push(draws.next());
    scores.similarity.push(alike);
    scores.wishes.push(wished);
    scores['two models'].push(both);
    scores.blend.push(Math.log(both) + 0.3 * alike + 0.02 * wished);
  }
  return scores;
};
