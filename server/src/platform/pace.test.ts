// Pieces of work leave room for others between them, and none is forgotten.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makePace } from './pace.ts';

test('so many pieces are done in one turn of the loop, in order, and each gets its own', async () => {
  const next = makePace(2);
  const done: number[] = [];
  const all = [1, 2, 3, 4, 5].map((piece) => next().then(() => done.push(piece)));
  const seen: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await nextTurn();
    seen.push(done.length);
  }
  await Promise.all(all);
  expect(seen).toEqual([4, 5, 5]);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test('after a pause nothing has been saved up: two are done, and the third waits', async () => {
  const next = makePace(2);
  await next();
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  const done: number[] = [];
  for (const piece of [1, 2, 3]) void next().then(() => done.push(piece));
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual([1, 2]);
  await nextTurn();
  await nextTurn();
  expect(done).toEqual([1, 2, 3]);
});
