// Whoever asks for what is running waits for it, and what has ended is begun anew.
import { expect, test } from 'vitest';
import { makeSharedRuns } from './shared-runs.ts';

test('of one name one runs at a time, another beside it, and the next begins anew, after a failure too', async () => {
  const { run, count } = makeSharedRuns<number>();
  let begun = 0;
  const work = async () => ++begun;
  expect(await Promise.all([run('a', work), run('a', work), run('b', work)])).toEqual([1, 1, 2]);
  expect(count()).toBe(0);
  const fails = () => Promise.reject(new Error('away'));
  await expect(Promise.all([run('a', fails), run('a', work)])).rejects.toThrow('away');
  expect([await run('a', work), count()]).toEqual([3, 0]);
});
