// Keeps the best few of many, without sorting all of them.

export type Best = {
  /** What is not above this cannot come in any more. */
  floor(): number;
  offer(at: number, rank: number): void;
  /** The places, best first. */
  list(): { at: number; rank: number }[];
};

/** Of equal rank, the one that comes before the other is better. A heap, the worst of those that are kept on top. */
export const keepBest = (most: number, comesBefore: (one: number, other: number) => boolean): Best => {
  const heap: { at: number; rank: number }[] = [];
  const isWorse = (a: { at: number; rank: number }, b: { at: number; rank: number }): boolean =>
    a.rank < b.rank || (a.rank === b.rank && comesBefore(b.at, a.at));
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [heap[other]!, heap[one]!];
  };
  const rise = (from: number) => {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isWorse(heap[at]!, heap[parent]!)) return;
      swap(at, parent);
      at = parent;
    }
  };
  const sink = () => {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      let worst = at;
      if (left < heap.length && isWorse(heap[left]!, heap[worst]!)) worst = left;
      if (left + 1 < heap.length && isWorse(heap[left + 1]!, heap[worst]!)) worst = left + 1;
      if (worst === at) return;
      swap(at, worst);
      at = worst;
    }
  };
  return {
    floor: () => (heap.length < most ? Number.NEGATIVE_INFINITY : heap[0]!.rank),
    offer(at, rank) {
      const one = { at, rank };
      if (heap.length < most) {
        heap.push(one);
        rise(heap.length - 1);
      } else if (most > 0 && isWorse(heap[0]!, one)) {
        heap[0] = one;
        sink();
      }
    },
    list: () => heap.toSorted((a, b) => (isWorse(a, b) ? 1 : -1)),
  };
};
