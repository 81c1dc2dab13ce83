// Lives of money by the rules alone, drawn by chance and held against the model: a piece of them, and what was wrong in it.
import { factOf, faultOf, shrink } from '../../server/test/money-lives.ts';

const FACTS = 30;

/** sfc32: its 128 bits come round again after more than any run draws. */
const chanceOf = (seed: number) => {
  let [a, b, c, count] = [0, seed | 0, (seed * 0x9e3779b9) | 0, 1];
  const next = (): number => {
    const drawn = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + drawn) | 0;
    return drawn >>> 0;
  };
  for (let warm = 0; warm < 15; warm++) next();
  return next;
};

/** Ends with the first that is wrong: what does not agree, and the facts that are needed for it. */
export const runLives = (seed: number, many: number): { ms: number; said?: string } => {
  const next = chanceOf(seed);
  const began = process.cpuUsage();
  const ms = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  for (let ran = 0; ran < many; ran++) {
    const numbers = Array.from({ length: next() % (FACTS + 1) }, next);
    if (faultOf(numbers) === undefined) continue;
    const few = shrink(numbers);
    return { ms: ms(), said: `case ${ran}: ${faultOf(few)} after ${JSON.stringify(few.map(factOf))}` };
  }
  return { ms: ms() };
};
