// Whoever stops waits for what goes on, also for what begins meanwhile or goes wrong.
import { expect, test } from 'vitest';
import { makeUnderway } from './underway.ts';

test('it is idle once all has ended, well or badly, and what was begun meanwhile too', async () => {
  const underway = makeUnderway();
  await underway.idle();
  const ended: string[] = [];
  const first = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  void underway.add(first.promise.then(() => void underway.add(late.promise.then(() => ended.push('late')))));
  const bad = underway.add(Promise.reject(new Error('bad')));
  const idle = underway.idle().then(() => ended.push('idle'));
  await expect(bad).rejects.toThrow('bad');
  first.resolve();
  await new Promise(setImmediate);
  expect(ended).toEqual([]);
  late.resolve();
  await idle;
  expect(ended).toEqual(['late', 'idle']);
});

test('what does not end is not waited for any longer than patience lasts', async () => {
  const underway = makeUnderway();
  void underway.add(new Promise(() => {}));
  await underway.idle(20);
});
