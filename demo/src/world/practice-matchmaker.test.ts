// What the practice matchmaker asks of the desk: never more than the rule of the case lets it.
import { expect, test, vi } from 'vitest';
import { proposeIn } from './practice-matchmaker.ts';

const ME = { staffId: 'kemi', sessionId: '', roles: ['matchmaker'] as const };
const person = (_id: string) => ({ _id, reasons: ['Both Christian'], known: null, demonstration: true });
/** A desk of one case, which refuses what the real one refuses. */
const deskWith = (
  mayPropose: number,
  { people = ['a', 'b', 'c', 'd'], nobodyElseAt = null as string | null } = {},
) => {
  const propose = vi.fn(async (_me: unknown, _id: string, { people }: { people: readonly unknown[] }) => {
    if (people.length > mayPropose) throw new Error('Their package has one introduction a month.');
  });
  const listFitting = vi.fn(async () => ({ people: people.map(person), count: people.length }));
  const desk = { read: async () => ({ mayPropose, nobodyElseAt }), listFitting, propose };
  return { propose, listFitting, work: () => proposeIn(desk as never, ME, 'case') };
};
const proposed = ({ propose }: ReturnType<typeof deskWith>) =>
  propose.mock.calls.map(([, , { people }]) => people.length);

test.each([
  ['three at once', 3, [3]],
  ['one a month', 1, [1]],
])('%s: so many are proposed', async (_, room, sizes) => {
  const desk = deskWith(room);
  expect(await desk.work()).toBe(true);
  expect(proposed(desk)).toEqual(sizes);
});

test('where this month has had its person nobody is looked for, and nothing is asked', async () => {
  const desk = deskWith(0);
  expect(await desk.work()).toBe(false);
  expect(desk.listFitting).not.toHaveBeenCalled();
  expect(proposed(desk)).toEqual([]);
});

test('where nobody fits the client is told so, once', async () => {
  const desk = deskWith(3, { people: [] });
  expect(await desk.work()).toBe(true);
  expect(proposed(desk)).toEqual([0]);
  const told = deskWith(3, { people: [], nobodyElseAt: '2026-11-24T09:00:00Z' });
  expect(await told.work()).toBe(false);
  expect(proposed(told)).toEqual([]);
});
