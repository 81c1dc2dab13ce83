// The practice planner: waits, takes what nobody has, answers it as what it is, and leaves what a person has taken.
import { beforeEach, expect, test } from 'vitest';
import { makePlanner } from './practice-planner.ts';

const AT = Date.parse('2026-11-24T09:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const viewer = { staffId: 'kehinde', sessionId: '', roles: ['planner' as const] };

let now: number;
let said: string[];
let row: Record<string, unknown>;
let written: { by: string }[];
let mayAnswer: boolean;
const planner = makePlanner({
  desk: {
    list: async () => ({ enquiries: [row], next: null }),
    read: async () => ({ ...row, written }),
    claim: async () => void Object.assign(row, { mine: true, staff: 'Kẹ́hìndé', state: 'claimed' }),
    answer: async (_: unknown, __: string, form: { text: string; seen: number }) => {
      said.push(`${form.seen}: ${form.text}`);
      written.push({ by: 'planner' });
      Object.assign(row, { state: 'answered', dueAt: null });
    },
  } as never,
  findFacts: async (about) => (about === 'Lagoon Lawn' ? 'Lagoon Lawn holds 300.' : undefined),
  mayAnswer: async () => mayAnswer,
  viewer,
  now: () => new Date(now),
});
const waitFrom = (at: number) => new Date(at + DAY).toISOString();
beforeEach(() => {
  now = AT;
  said = [];
  written = [{ by: 'member' }];
  mayAnswer = true;
  row = {
    _id: 'e1',
    state: 'open',
    about: 'Lagoon Lawn',
    staff: null,
    mine: false,
    dueAt: waitFrom(AT),
  };
});

test('it answers once, after two to five minutes, with what the catalogue says, as a program', async () => {
  now = AT + 2 * MINUTE - 1;
  await planner.look();
  expect(said).toEqual([]);
  now = AT + 5 * MINUTE;
  await planner.look();
  await planner.look();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^1: Good day, and thank you for asking about Lagoon Lawn\./);
  expect(said[0]).toContain('Lagoon Lawn holds 300.');
  expect(said[0]).toContain('I am a practice colleague');
});

test('whoever writes again is answered again, and is not told the same', async () => {
  now = AT + 5 * MINUTE;
  await planner.look();
  written.push({ by: 'member' });
  Object.assign(row, { state: 'claimed', dueAt: waitFrom(now) });
  now += 5 * MINUTE;
  await planner.look();
  expect(said).toHaveLength(2);
  expect(said[1]).toContain('Thank you for writing again.');
});

test('what a person has is theirs, and an access that has ended answers nothing', async () => {
  now = AT + DAY;
  Object.assign(row, { staff: 'Títílayọ̀', state: 'claimed' });
  await planner.look();
  Object.assign(row, { staff: null, state: 'open' });
  mayAnswer = false;
  await planner.look();
  expect(said).toEqual([]);
});
