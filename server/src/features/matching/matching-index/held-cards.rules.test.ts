// Cards in memory: what was taken is found where it stands, what was dropped is not, however often places are given anew.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepBest } from './best.rules.ts';
import { loadCard, makeCard } from './card.rules.ts';
import { comesBefore, idAt, openPacked, SMALL, wordsOf } from './columns.rules.ts';
import { holdCards } from './held-cards.rules.ts';

// Ids that differ little, and often ask for the same slot of the table.
const idOf = (number: number): string =>
  `019a0000-0000-7000-8000-${String(number % 7).padStart(4, '0')}0000${(number * 64).toString(16).padStart(4, '0')}`;

const LEANT_BYTES = 24;
type Told = { number: number; cellX: number; seeks: number; cells: number[] };
/** After the id and what comes first of a card: what was learnt of the member, nothing here. */
const FROM = 28 + LEANT_BYTES;
const packed = ({ number, cellX, seeks, cells }: Told) => {
  const bytes = Buffer.alloc(FROM + SMALL.length * 2 + 2 + cells.length * 4);
  Buffer.from(idOf(number).replaceAll('-', ''), 'hex').copy(bytes);
  bytes.writeInt32BE(number, 16);
  bytes.writeInt16BE(3, 26);
  for (const [at, name] of SMALL.entries())
    bytes.writeInt16BE(name === 'cellX' ? cellX : name === 'seeks' ? seeks : 1, FROM + at * 2);
  const end = FROM + SMALL.length * 2;
  bytes.writeInt16BE(cells.length, end);
  for (const [at, cell] of cells.entries()) bytes.writeInt32BE(cell, end + 2 + at * 4);
  return openPacked(bytes);
};

const step = fc.record({
  number: fc.nat(60),
  cellX: fc.integer({ min: -2, max: 2 }),
  seeks: fc.integer({ min: 1, max: 3 }),
  cells: fc.array(fc.nat(9), { maxLength: 4 }),
  drops: fc.boolean(),
});

test('holds what a map of the same steps holds, each in one bucket', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const held = holdCards(0);
      const model = new Map<string, Told>();
      for (const { drops, ...told } of steps) {
        const id = idOf(told.number);
        if (drops) held.drop(wordsOf(id));
        else held.take(packed(told));
        if (drops) model.delete(id);
        else model.set(id, told);
      }
      expect(held.count()).toBe(model.size);
      const card = makeCard();
      for (const [id, told] of model) {
        const at = held.find(wordsOf(id));
        expect(idAt(held.columns, at)).toBe(id);
        loadCard(held.columns, at, card);
        expect({ ...card, wantCells: [...(card.wantCells as Int32Array)] }).toMatchObject({
          bornOn: told.number,
          cellX: told.cellX,
          seeks: told.seeks,
          wantCells: told.cells,
          crossesBorders: true,
          isPrivate: true,
        });
      }
      const standing = [...held.groups.values()].flatMap(({ seeks, buckets }) =>
        [...buckets.values()].flatMap(({ cellX, places, count }) =>
          [...places.subarray(0, count)].map((at) => `${idAt(held.columns, at)} ${seeks} ${cellX}`),
        ),
      );
      expect(standing.sort()).toEqual(
        [...model].map(([id, { seeks, cellX }]) => `${id} ${seeks} ${cellX}`).sort(),
      );
    }),
    { numRuns: 60 },
  );
});

test('the best of many are those that sorting all of them puts first; of equals the earlier id', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 200 }), fc.nat(30), (ranks, most) => {
      const held = holdCards(ranks.length);
      for (const number of ranks.keys()) held.take(packed({ number, cellX: 0, seeks: 1, cells: [] }));
      const before = (one: number, other: number) => comesBefore(held.columns, one, other);
      const best = keepBest(most, before);
      for (const [at, rank] of ranks.entries()) best.offer(at, rank);
      const all = ranks.map((rank, at) => ({ at, rank }));
      all.sort((a, b) => b.rank - a.rank || (before(a.at, b.at) ? -1 : 1));
      expect(best.list()).toEqual(all.slice(0, most));
    }),
  );
});
