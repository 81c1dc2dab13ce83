// All active cards in memory: columns, sorted into buckets of one gender, one kind of seeking and one cell.
import { bytesOf, type Columns, makeColumns, type Packed, readCard, readId, widen } from './columns.rules.ts';
import { type IdTable, makeIdTable } from './id-table.rules.ts';

/** Who stands in one cell, of one gender and seeking the same: places in the columns. */
export type Bucket = { cellX: number; cellY: number; places: Int32Array; count: number };
/** Of one gender, seeking the same. */
export type Group = { gender: number; seeks: number; buckets: Map<number, Bucket> };

export type HeldCards = {
  columns: Columns;
  groups: Map<number, Group>;
  /** A byte for each place, for whoever searches: cleared again by whoever wrote it. */
  marks: Uint8Array;
  count(): number;
  find: IdTable['find'];
  /** Reads the next packed card, and holds it in the place of what was held of this person. */
  take(packed: Packed): void;
  drop(id: Uint32Array): void;
  bytes(): number;
};

const GROWTH = 1.25;
const CELLS = 65_536;

export const holdCards = (expected: number): HeldCards => {
  const columns = makeColumns(Math.max(16, Math.ceil(expected * 1.05)));
  const table = makeIdTable(columns);
  const groups = new Map<number, Group>();
  /** Where each stands in its bucket. */
  let slots = new Int32Array(columns.capacity);
  const free: number[] = [];
  let used = 0;

  const groupOf = (gender: number, seeks: number): Group => {
    const key = gender * CELLS + seeks;
    const group = groups.get(key) ?? { gender, seeks, buckets: new Map() };
    groups.set(key, group);
    return group;
  };
  const bucketOf = (at: number): Bucket => {
    const { buckets } = groupOf(columns.gender[at]!, columns.seeks[at]!);
    const [cellX, cellY] = [columns.cellX[at]!, columns.cellY[at]!];
    const key = cellX * CELLS + cellY;
    const bucket = buckets.get(key) ?? { cellX, cellY, places: new Int32Array(4), count: 0 };
    buckets.set(key, bucket);
    return bucket;
  };
  const enter = (at: number): void => {
    const bucket = bucketOf(at);
    if (bucket.count === bucket.places.length) {
      const places = new Int32Array(Math.ceil(bucket.count * GROWTH));
      places.set(bucket.places);
      bucket.places = places;
    }
    slots[at] = bucket.count;
    bucket.places[bucket.count++] = at;
  };
  const leave = (at: number): void => {
    const bucket = bucketOf(at);
    const last = bucket.places[--bucket.count]!;
    bucket.places[slots[at]!] = last;
    slots[last] = slots[at]!;
  };

  const held: HeldCards = {
    columns,
    groups,
    marks: new Uint8Array(columns.capacity),
    count: () => used - free.length,
    find: table.find,
    take(packed) {
      const id = new Uint32Array(4);
      readId(packed, id);
      const known = table.find(id);
      if (known >= 0) {
        leave(known);
        readCard(packed, id, columns, known);
        return enter(known);
      }
      const at = free.pop() ?? used++;
      if (at === columns.capacity) {
        widen(columns, Math.ceil(columns.capacity * GROWTH));
        const before = slots;
        slots = new Int32Array(columns.capacity);
        slots.set(before);
        held.marks = new Uint8Array(columns.capacity);
      }
      readCard(packed, id, columns, at);
      table.add(at);
      enter(at);
    },
    drop(id) {
      const at = table.find(id);
      if (at < 0) return;
      leave(at);
      table.remove(at);
      free.push(at);
    },
    bytes() {
      let places = 0;
      for (const { buckets } of groups.values())
        for (const bucket of buckets.values()) places += bucket.places.byteLength;
      return bytesOf(columns) + table.bytes() + slots.byteLength + held.marks.byteLength + places;
    },
  };
  return held;
};
