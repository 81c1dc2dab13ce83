// Logistic regression with a ridge, by Newton's steps.

import { logistic } from '@ijeuwa/server/features/matching/learning/chances.rules';
import { solve } from '@ijeuwa/server/features/matching/learning/solve.rules';

const STEPS = 8;

/** The first feature is the constant, which the ridge leaves alone. Offsets are added as they are. */
export const fitLogistic = (
  rows: readonly Float64Array[],
  answers: readonly boolean[],
  ridge: number,
): Float64Array => {
  const width = rows[0]!.length;
  const weights = new Float64Array(width);
  for (let step = 0; step < STEPS; step++) {
    const slope = Float64Array.from(weights, (weight, f) => (f === 0 ? 0 : -ridge * weight));
    const bend = Array.from({ length: width }, (_, f) => {
      const row = new Float64Array(width);
      row[f] = f === 0 ? 1e-6 : ridge;
      return row;
    });
    for (let n = 0; n < rows.length; n++) {
      const row = rows[n]!;
      const p = chanceOf(weights, row);
      const left = (answers[n] ? 1 : 0) - p;
      const weight = p * (1 - p);
      for (let f = 0; f < width; f++) {
        slope[f]! += left * row[f]!;
        const own = weight * row[f]!;
        for (let g = 0; g < width; g++) bend[f]![g]! += own * row[g]!;
      }
    }
    const moved = solve(bend, slope);
    for (let f = 0; f < width; f++) weights[f]! += moved[f]!;
  }
  return weights;
};

export const logitOf = (weights: Float64Array, row: Float64Array): number => {
  let sum = 0;
  for (let f = 0; f < row.length; f++) sum += weights[f]! * row[f]!;
  return sum;
};
const chanceOf = (weights: Float64Array, row: Float64Array): number => logistic(logitOf(weights, row));
