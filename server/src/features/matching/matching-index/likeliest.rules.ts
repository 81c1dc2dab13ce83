// Gathers many places with the most that each can reach, and goes through them from the highest down, without sorting all.

const PARTS = 1024;
let places = new Int32Array(1024);
let highest = new Float64Array(1024);

export type Likeliest = {
  add(at: number, most: number): void;
  /** Those who can reach the floor, which rises meanwhile: none of the others is visited, and few in vain. */
  visit(floor: () => number, take: (at: number) => void): void;
};

/** One at a time: what it is gathered in is used again by the next. */
export const gatherLikeliest = (): Likeliest => {
  let count = 0;
  let top = 0;
  return {
    add(at, most) {
      if (count === places.length) {
        const [before, reached] = [places, highest];
        places = new Int32Array(2 * count);
        places.set(before);
        highest = new Float64Array(2 * count);
        highest.set(reached);
      }
      places[count] = at;
      highest[count++] = most;
      if (most > top) top = most;
    },

    visit(floor, take) {
      // Where nobody is worth anything, all are in the first.
      const partOf = (most: number): number =>
        top > 0 ? Math.min(PARTS - 1, Math.floor((1 - most / top) * PARTS)) : 0;
      const ends = new Int32Array(PARTS + 1);
      for (let index = 0; index < count; index++) ends[partOf(highest[index]!) + 1]!++;
      for (let part = 0; part < PARTS; part++) ends[part + 1]! += ends[part]!;
      const inParts = new Int32Array(count);
      const next = ends.slice(0, PARTS);
      for (let index = 0; index < count; index++) inParts[next[partOf(highest[index]!)]!++] = index;
      for (let part = 0; part < PARTS; part++) {
        let reaches = ends[part] === ends[part + 1];
        for (let slot = ends[part]!; slot < ends[part + 1]!; slot++) {
          const index = inParts[slot]!;
          if (highest[index]! < floor()) continue;
          reaches = true;
          take(places[index]!);
        }
        // The floor never falls, and in each further part all are lower.
        if (!reaches) return;
      }
    },
  };
};
