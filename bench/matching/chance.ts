// Seeded chance: the same seed makes the same people, whichever policy shows them.

export type Chance = {
  /** From 0 to 1, 1 left out. */
  next: () => number;
  normal: (mean: number, sd: number) => number;
  gamma: (shape: number, scale: number) => number;
  /** The place in the list of shares. */
  pick: (shares: readonly number[]) => number;
  shuffle: (places: Int32Array) => void;
};

/** mulberry32. */
export const makeChance = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const standard = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  /** Marsaglia and Tsang, for shapes from 1 on. */
  const gamma = (shape: number, scale: number): number => {
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
      const x = standard();
      const v = (1 + c * x) ** 3;
      if (v <= 0) continue;
      if (Math.log(1 - next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v * scale;
    }
  };
  return {
    next,
    normal: (mean, sd) => mean + sd * standard(),
    gamma,
    pick: (shares) => {
      let left = next();
      for (let at = 0; at < shares.length - 1; at++) {
        left -= shares[at]!;
        if (left < 0) return at;
      }
      return shares.length - 1;
    },
    shuffle: (places) => {
      for (let at = places.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1));
        const kept = places[at]!;
        places[at] = places[other]!;
        places[other] = kept;
      }
    },
  };
};
