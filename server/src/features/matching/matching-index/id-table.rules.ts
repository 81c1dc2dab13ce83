// Finds the place of a card by its id: a table of places alone, the ids stand in the columns.
import type { Columns } from './columns.rules.ts';

const FREE = -1;
/** At most half full, so that few steps find what is there or not. */
const ROOM = 2;

export type IdTable = {
  /** The place of this id, or -1. */
  find(words: Uint32Array): number;
  /** The id stands in the columns at this place already. */
  add(at: number): void;
  remove(at: number): void;
  bytes(): number;
};

/** The last word of an id is random in every version that is given out. */
export const makeIdTable = (columns: Columns): IdTable => {
  let slots = new Int32Array(0);
  let count = 0;

  const homeOf = (word: number): number => word & (slots.length - 1);
  const homeAt = (at: number): number => homeOf(columns.ids[at * 4 + 3]!);
  const next = (slot: number): number => (slot + 1) & (slots.length - 1);
  const isAt = (at: number, words: Uint32Array): boolean =>
    columns.ids[at * 4 + 3] === words[3] &&
    columns.ids[at * 4 + 2] === words[2] &&
    columns.ids[at * 4 + 1] === words[1] &&
    columns.ids[at * 4] === words[0];

  const place = (at: number): void => {
    let slot = homeAt(at);
    while (slots[slot] !== FREE) slot = next(slot);
    slots[slot] = at;
  };
  const resize = (length: number): void => {
    const old = slots;
    slots = new Int32Array(length).fill(FREE);
    for (const at of old) if (at !== FREE) place(at);
  };
  resize(2 ** Math.ceil(Math.log2(Math.max(16, columns.capacity * ROOM))));

  return {
    find(words) {
      for (let slot = homeOf(words[3]!); ; slot = next(slot)) {
        const at = slots[slot]!;
        if (at === FREE || isAt(at, words)) return at;
      }
    },
    add(at) {
      count++;
      if (count * ROOM > slots.length) resize(slots.length * 2);
      place(at);
    },
    remove(at) {
      count--;
      let hole = homeAt(at);
      while (slots[hole] !== at) hole = next(hole);
      // Whoever stands behind a hole and belongs before it moves into it, or would not be found any more.
      for (let slot = next(hole); slots[slot] !== FREE; slot = next(slot)) {
        const home = homeAt(slots[slot]!);
        const reaches = hole <= slot ? home <= hole || home > slot : home <= hole && home > slot;
        if (!reaches) continue;
        slots[hole] = slots[slot]!;
        hole = slot;
      }
      slots[hole] = FREE;
    },
    bytes: () => slots.byteLength,
  };
};
