// The protocol: folds and what is revealed never change, so that two runs differ by the ways alone.
import { makeChance } from '../chance.ts';
import { COLD, FOLDS, foldOf, learn, logitsOf, scoreCold } from './cold.ts';
import { type Pair, pairUp } from './pairs.ts';
import type { Dates } from './read-dates.ts';
import { areaUnderCurve, gainAt, interval } from './scores.ts';
import { REVEALED, reveal, scoreWarm, WARM } from './warm.ts';

const DRAWS = 5;
const COLD_GAIN = 10;
const WARM_GAIN = 5;
type Row = {
  way: string;
  revealed: number;
  area: number;
  gain: number;
  against: string;
  paired: [number, number, number];
};

const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / (of.length || 1);
const isMatch = ({ manLiked, womanLiked }: Pair): boolean => manLiked && womanLiked;

/** Of everybody’s own list, the mean. */
const meanGain = (k: number, pairs: readonly Pair[], scores: readonly number[]): number => {
  const lists = new Map<number, number[]>();
  pairs.forEach(({ man, woman }, at) => {
    for (const id of [man, woman]) lists.set(id, [...(lists.get(id) ?? []), at]);
  });
  return mean(
    [...lists.values()].flatMap(
      (places) =>
        gainAt(
          k,
          places.map((at) => scores[at]!),
          places.map((at) => isMatch(pairs[at]!)),
        ) ?? [],
    ),
  );
};

type ByWave = { area: number[]; gain: number[] };
const table = (
  ways: readonly string[],
  revealed: number,
  byWay: Record<string, ByWave>,
  rival: string,
): Row[] =>
  ways.map((way) => {
    const { area, gain } = byWay[way]!;
    const differences = area.map((one, at) => one - byWay[rival]!.area[at]!);
    const [low, high] = interval(differences, makeChance(11).next);
    return {
      way,
      revealed,
      area: mean(area),
      gain: mean(gain),
      against: rival,
      paired: [mean(differences), low, high],
    };
  });

export const tryOut = (dates: Dates): Row[] => {
  const pairs = pairUp(dates);
  const waves = [...new Set(pairs.map(({ wave }) => wave))].toSorted((a, b) => a - b);
  const cold = scoreCold(dates, pairs);
  const places = (wave: number) => pairs.flatMap((pair, at) => (pair.wave === wave ? [at] : []));
  const empty = (ways: readonly string[]): Record<string, ByWave> =>
    Object.fromEntries(ways.map((way) => [way, { area: [], gain: [] }]));

  const ofCold = empty(COLD);
  for (const wave of waves) {
    const own = places(wave);
    const met = own.map((at) => pairs[at]!);
    for (const way of COLD) {
      const scores = own.map((at) => cold[way][at]!);
      ofCold[way]!.area.push(areaUnderCurve(scores, met.map(isMatch)));
      ofCold[way]!.gain.push(meanGain(COLD_GAIN, met, scores));
    }
  }

  const models = Array.from({ length: FOLDS }, (_, fold) =>
    learn(
      dates,
      pairs.filter(({ wave }) => foldOf(wave) !== fold),
    ),
  );
  const warm = REVEALED.flatMap((share) => {
    const byWay = empty(WARM);
    for (const wave of waves) {
      const met = places(wave).map((at) => pairs[at]!);
      const logits = met.map((pair) => logitsOf(dates, models[foldOf(wave)]!, pair));
      const area: Record<string, number[]> = Object.fromEntries(WARM.map((way) => [way, []]));
      const gain: Record<string, number[]> = Object.fromEntries(WARM.map((way) => [way, []]));
      for (let draw = 1; draw <= DRAWS; draw++) {
        const known = reveal(met, share, wave * 100 + draw);
        const hidden = met.filter((_, at) => !known[at]);
        const scores = scoreWarm({ pairs: met, known, logits });
        for (const way of WARM) {
          const shown = scores[way].filter((_, at) => !known[at]);
          area[way]!.push(areaUnderCurve(shown, hidden.map(isMatch)));
          gain[way]!.push(meanGain(WARM_GAIN, hidden, shown));
        }
      }
      for (const way of WARM) {
        byWay[way]!.area.push(mean(area[way]!));
        byWay[way]!.gain.push(mean(gain[way]!));
      }
    }
    return table(WARM, share, byWay, 'latent factors');
  });
  return [...table(COLD, 0, ofCold, 'blend'), ...warm];
};

export const wordsOf = (rows: readonly Row[]): string =>
  rows
    .map(({ way, revealed, area, gain, against, paired: [middle, low, high] }) => {
      const head = `${String(Math.round(revealed * 100)).padStart(3)} %  ${way.padEnd(18)} AUC ${area.toFixed(3)}  NDCG ${gain.toFixed(3)}`;
      return way === against
        ? head
        : `${head}  against ${against}: ${middle.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
    })
    .join('\n');
