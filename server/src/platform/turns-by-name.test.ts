// Work in turns, name by name.
import { expect, test } from 'vitest';
import { makeTurnsByName } from './turns-by-name.ts';

const later = () => new Promise<void>((done) => setTimeout(done, 1));

test('of one name so many run at once, in order, and another is not held up by them', async () => {
  const inTurn = makeTurnsByName({ atOnce: 2, waitingMax: 9, whenFull: () => new Error('full') });
  const [running, most] = [new Map<string, number>(), new Map<string, number>()];
  const order: string[] = [];
  const work = (name: string, what: string) =>
    inTurn([name], async () => {
      running.set(name, (running.get(name) ?? 0) + 1);
      most.set(name, Math.max(most.get(name) ?? 0, running.get(name)!));
      await later();
      running.set(name, running.get(name)! - 1);
      order.push(what);
    });
  await Promise.all([1, 2, 3, 4, 5].map((at) => work('a', `a${at}`)).concat(work('b', 'b')));
  expect([...most]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(order.filter((what) => what !== 'b')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  expect(order.indexOf('b')).toBeLessThan(3);
});

test('two who want the same two, each in another order, do not wait for each other; what fails goes too', async () => {
  const inTurn = makeTurnsByName({ atOnce: 1, waitingMax: 9, whenFull: () => new Error('full') });
  const done: number[] = [];
  const take = (names: string[], what: number) =>
    inTurn(names, async () => {
      await later();
      done.push(what);
    });
  const fails = inTurn(['b'], () => Promise.reject(new Error('away')));
  await Promise.all([take(['a', 'b', 'a'], 1), take(['b', 'a'], 2), expect(fails).rejects.toThrow('away')]);
  expect(done).toEqual([1, 2]);
});

test('whoever is too many for one line is turned away there, and finds another free', async () => {
  const inTurn = makeTurnsByName({ atOnce: 1, waitingMax: 1, whenFull: () => new Error('full') });
  const [first, second] = [inTurn(['a'], later), inTurn(['a'], later)];
  await expect(inTurn(['a'], later)).rejects.toThrow('full');
  await Promise.all([first, second, inTurn(['b'], later)]);
  await inTurn(['a'], later);
});
