// Filling the world: one member who cannot be made holds up nobody.
import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

const turn = (work: (item: number) => Promise<void>) => {
  const failed: string[] = [];
  const dones: number[] = [];
  return {
    failed,
    dones,
    atOnce: 2,
    stopped: () => false,
    work,
    after: (done: number) => void dones.push(done),
    onFailure: (item: number, error: Error, left: number) =>
      void failed.push(`${item} ${error.message} ${left}`),
    pauseMs: 0,
  };
};

test('what fails once is made behind the rest', async () => {
  const made: number[] = [];
  let failures = 1;
  const one = turn(async (item) => {
    if (item === 2 && failures-- > 0) throw new Error('claimed by somebody else');
    made.push(item);
  });
  await inTurn([1, 2, 3, 4, 5], one);
  expect([...made].sort()).toEqual([1, 2, 3, 4, 5]);
  expect(one.failed).toEqual(['2 claimed by somebody else 2']);
  expect(one.dones).toEqual([1, 2, 3, 4, 5]);
});

test('what fails always is given up after three tries, and everybody else is made', async () => {
  const made: number[] = [];
  const one = turn(async (item) => {
    if (item === 1) throw new Error('no');
    made.push(item);
  });
  await inTurn([1, 2, 3], one);
  expect(made).toEqual([2, 3]);
  expect(one.failed).toEqual(['1 no 2', '1 no 1', '1 no 0']);
});

test('a stop ends it, and what breaks then is nobody’s failure', async () => {
  let stopped = false;
  const one = turn(async () => {
    stopped = true;
    throw new Error('the server is gone');
  });
  await inTurn([1, 2, 3], { ...one, atOnce: 1, stopped: () => stopped });
  expect([one.failed, one.dones]).toEqual([[], []]);
});
