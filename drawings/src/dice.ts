// Seeded dice: the same seed always throws the same world.
export type Dice = {
  next(): number;
  whole(from: number, to: number): number;
  chance(odds: number): boolean;
  pick<T>(items: readonly T[]): T;
  weighted<T extends string>(odds: Partial<Record<T, number>>): T;
  some<T>(items: readonly T[], count: number): T[];
};

export function diceOf(...seeds: number[]): Dice {
  const next = mulberry32(seeds.reduce((hash, seed) => Math.imul(hash ^ (seed + 0x9e3779b9), 0x85ebca6b), 7));
  for (let warmUp = 0; warmUp < 4; warmUp++) next();
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    chance: (odds) => next() < odds,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('Nothing to pick from');
      return items[whole(0, items.length - 1)]!;
    },
    weighted: <T extends string>(odds: Partial<Record<T, number>>) => {
      const entries = Object.entries(odds) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of entries) {
        left -= weight;
        if (left < 0) return choice;
      }
      return entries[0]![0];
    },
    some: (items, count) => {
      const pool = [...items];
      return Array.from({ length: Math.min(count, pool.length) }, () =>
        pool.splice(whole(0, pool.length - 1), 1),
      ).flat();
    },
  };
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
