// What is asked at one moment is done in one go: in order, each with its own answer, and no failure beyond its go.
import { expect, test, vi } from 'vitest';
import { gather, gatherApart } from './gather.ts';

const counting = (keysOf?: (asked: string) => string[], most?: number) => {
  const goes: string[][] = [];
  const ask = gather<string, string>({
    ...(keysOf ? { keysOf } : {}),
    ...(most ? { most } : {}),
    doAll: async (asked) => {
      goes.push([...asked]);
      await Promise.resolve();
      return asked.map((one) => one.toUpperCase());
    },
  });
  return { goes, ask };
};

test('what is asked at once is done in one go, and each has its own answer', async () => {
  const { goes, ask } = counting();
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['A', 'B', 'C']);
  expect(goes).toEqual([['a', 'b', 'c']]);
  expect(await ask('d')).toBe('D');
});

test('what comes while one go is under way goes with the next', async () => {
  const goes: string[][] = [];
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  let began = () => {};
  const begun = new Promise<void>((done) => {
    began = done;
  });
  const ask = gather<string, string>({
    doAll: async (asked) => {
      goes.push([...asked]);
      began();
      await held;
      return asked;
    },
  });
  const first = ask('a');
  await begun;
  const others = [ask('b'), ask('c')];
  release();
  expect(await Promise.all([first, ...others])).toEqual(['a', 'b', 'c']);
  expect(goes).toEqual([['a'], ['b', 'c']]);
});

test('what has a key in common goes one after the other, in its order, and holds up nobody else', async () => {
  const { goes, ask } = counting((one) => [...one]);
  // Each letter is a key.
  expect(await Promise.all(['a', 'ab', 'b', 'c'].map(ask))).toEqual(['A', 'AB', 'B', 'C']);
  expect(goes).toEqual([['a', 'c'], ['ab'], ['b']]);
});

test('no more go together than may', async () => {
  const { goes, ask } = counting(undefined, 2);
  await Promise.all(['a', 'b', 'c'].map(ask));
  expect(goes).toEqual([['a', 'b'], ['c']]);
});

test('a go that fails, fails for those in it, and the next is done', async () => {
  let broken = true;
  const ask = gather<string, string>({
    doAll: async (asked) => {
      if (broken) throw new Error('away');
      return asked;
    },
  });
  const lost = await Promise.allSettled([ask('a'), ask('b')]);
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await ask('c')).toBe('c');
});

test('what is asked long after a go began does not wait for its end', async () => {
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const held = new Promise<string[]>(() => {});
  const goes: string[][] = [];
  const ask = gather<string, string>({
    doAll(asked) {
      goes.push([...asked]);
      return asked.includes('held') ? held : Promise.resolve(asked);
    },
  });
  void ask('held');
  await expect.poll(() => goes).toEqual([['held']]);
  clock = 100;
  const soon = ask('soon');
  clock = 300;
  const later = ask('later');
  expect(await Promise.all([soon, later])).toEqual(['soon', 'later']);
  expect(goes).toEqual([['held'], ['soon', 'later']]);
  now.mockRestore();
});

test('what only reads and fails together is asked one by one, and only what fails by itself fails', async () => {
  const goes: string[][] = [];
  const ask = gatherApart(async (asked: readonly string[]) => {
    goes.push([...asked]);
    if (asked.includes('bad')) throw new Error('bad');
    return asked.map((one) => one.toUpperCase());
  });
  const answers = await Promise.allSettled(['a', 'bad', 'b'].map(ask));
  expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
    'A',
    'bad',
    'B',
  ]);
  expect(goes).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
});

test.each([
  ['fails alone', ['a'], new Error('bad')],
  ['finds no database', ['a', 'b'], Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
])('what only reads and %s is not asked again', async (_, asked, error) => {
  let goes = 0;
  const ask = gatherApart(async (_: readonly string[]): Promise<string[]> => {
    goes++;
    throw error;
  });
  expect(await Promise.allSettled(asked.map(ask))).toEqual(
    asked.map(() => ({ status: 'rejected', reason: error })),
  );
  expect(goes).toBe(1);
});

test('beside few that are asked for a second go begins, and beside many none', async () => {
  const goes: { asked: readonly number[]; end(): void }[] = [];
  const ask = gather<number, number>({
    few: 3,
    beside: 2,
    doAll: (asked) => new Promise((done) => goes.push({ asked, end: () => done(asked) })),
  });
  const turn = () => new Promise(setImmediate);
  const answered = [ask(1), ask(2)];
  await turn();
  answered.push(ask(3), ask(4));
  await turn();
  answered.push(ask(5));
  await turn();
  expect(goes.map(({ asked }) => asked)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  // Four are asked for, then two: what waits goes with whoever is done first.
  goes[0]!.end();
  await turn();
  expect(goes.map(({ asked }) => asked)).toEqual([[1, 2], [3, 4], [5]]);
  for (const { end } of goes) end();
  expect(await Promise.all(answered)).toEqual([1, 2, 3, 4, 5]);
});
