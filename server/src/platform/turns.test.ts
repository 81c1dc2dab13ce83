// Heavy work in turns.
import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

test('only so many run at once, the others wait in order, and beyond that they are turned away', async () => {
  const inTurn = makeTurns({ atOnce: 2, waitingMax: 3, whenFull: () => new Error('full') });
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) =>
    inTurn(async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 1));
      order.push(n);
      running--;
      if (n === 1) throw new Error('one fails');
    });
  const all = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(all.map((one) => one.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
});

test('whoever comes as a turn ends does not slip in before those who wait', async () => {
  const inTurn = makeTurns({ atOnce: 1, waitingMax: 9, whenFull: () => new Error('full') });
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string) =>
    inTurn(async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      order.push(name);
      running--;
    });
  const first = work('first');
  const second = work('second');
  await Promise.all([first.then(() => work('late')), second]);
  expect(most).toBe(1);
  expect(order).toEqual(['first', 'second', 'late']);
});
