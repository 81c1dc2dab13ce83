// Chance that can be had again: Mulberry32. Of a plainer generator some seeds took one person twice whenever two were wanted.

/** Each call answers a number from 0 on, below 1; the same seed always makes the same numbers. */
export const chances = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
