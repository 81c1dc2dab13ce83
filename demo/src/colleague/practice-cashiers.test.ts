// The practice cashiers: they wait, confirm once, two of them for much money, and leave to a person what would go back.
import { beforeEach, expect, test } from 'vitest';
import { makeCashiers } from './practice-cashiers.ts';

const AT = Date.parse('2026-11-24T09:00:00Z');
const MINUTE = 60_000;
type Row = { needed: number; by: string[]; change: object };
let now: number;
let row: Row;
let viewers: string[];
const cashiers = makeCashiers({
  transfers: {
    list: async ({ staffId }: { staffId: string }) =>
      row.by.length >= row.needed
        ? []
        : [
            {
              attemptId: 't1',
              announcedAt: new Date(AT).toISOString(),
              confirmedByMe: row.by.includes(staffId),
              paidAlready: false,
              accountClosed: false,
              profileRefused: false,
              ...row.change,
            },
          ],
    confirm: async ({ staffId }: { staffId: string }) => void row.by.push(staffId),
  } as never,
  findViewers: async () =>
    viewers.map((staffId) => ({ staffId, sessionId: '', roles: ['finance' as const] })),
  now: () => new Date(now),
});
beforeEach(() => {
  now = AT + 8 * MINUTE;
  row = { needed: 1, by: [], change: {} };
  viewers = ['nkiru', 'bolanle'];
});

test('a transfer is confirmed once, after four to eight minutes', async () => {
  now = AT + 4 * MINUTE - 1;
  await cashiers.look();
  expect(row.by).toEqual([]);
  now = AT + 8 * MINUTE;
  await cashiers.look();
  await cashiers.look();
  expect(row.by).toEqual(['nkiru']);
});

test('much money is confirmed by both of them, each once; one of them alone never suffices', async () => {
  row.needed = 2;
  viewers = ['nkiru'];
  await cashiers.look();
  await cashiers.look();
  expect(row.by).toEqual(['nkiru']);
  viewers = ['nkiru', 'bolanle'];
  await cashiers.look();
  expect(row.by).toEqual(['nkiru', 'bolanle']);
});

test.each([{ announcedAt: null }, { paidAlready: true }, { accountClosed: true }, { profileRefused: true }])(
  'what nobody announced, or would have to go back, is left to a person: %o',
  async (change) => {
    row.change = change;
    await cashiers.look();
    expect(row.by).toEqual([]);
  },
);

test('whose access ended confirms nothing', async () => {
  viewers = [];
  await cashiers.look();
  expect(row.by).toEqual([]);
});
