// The rules meet two hundred lines that nobody had looked at when they were made: none of them is taken for another's money.
import { expect, test } from 'vitest';
import { UNSEEN_LINES, UNSEEN_TRANSFERS } from '#test/unseen-lines.ts';
import type { Candidate } from './candidates.rules.ts';
import { matchLines, type OpenLine } from './matching.rules.ts';

const PRICES = new Map(UNSEEN_TRANSFERS.map(([id, , , naira]) => [id, naira]));
const DAY = '2026-11-24';
const CANDIDATES = UNSEEN_TRANSFERS.map(
  ([id, reference, memberName, naira, createdOn]): Candidate => ({
    id,
    reference,
    memberId: id,
    memberName,
    amountMinor: naira * 100,
    createdOn,
    announcedOn: createdOn,
    settled: false,
    goesBack: false,
    takenBy: null,
    senders: [],
  }),
);
const MET = UNSEEN_LINES.map(({ isFor, narration, naira }, n) => {
  const due = PRICES.get(isFor ?? '') ?? 75_000;
  const came = naira ?? due;
  const line: OpenLine = {
    id: `line-${String(n).padStart(3, '0')}`,
    day: DAY,
    amountMinor: Math.round(Math.abs(came) * 100),
    narration,
    reversed: 'no',
  };
  const alone = matchLines([line], CANDIDATES).get(line.id)!;
  return { line, isFor, isWhole: isFor !== null && came === due, isBack: came < 0, alone };
});
const TOGETHER = matchLines(
  MET.map(({ line }) => line),
  CANDIDATES,
);

test('of two hundred lines none is certain for money that it is not', () => {
  expect(MET.length).toBeGreaterThanOrEqual(200);
  for (const all of [new Map(MET.map(({ line, alone }) => [line.id, alone])), TOGETHER]) {
    const wrong = MET.filter(({ line, isFor, isWhole }) => {
      const { finding, proposals } = all.get(line.id)!;
      return finding === 'certain' && !(isWhole && proposals[0]!.transferId === isFor);
    });
    expect(wrong.map(({ line, isFor }) => [line.narration, isFor])).toEqual([]);
  }
});

test('at least nine of ten lines of a transfer propose it', () => {
  const whole = MET.filter(({ isWhole }) => isWhole);
  const first = whole.filter(({ isFor, alone }) => alone.proposals[0]?.transferId === isFor);
  const any = whole.filter(({ isFor, alone }) => alone.proposals.some((one) => one.transferId === isFor));
  const certain = whole.filter(({ alone }) => alone.finding === 'certain');
  console.info(
    `unseen lines: ${MET.length}, whole ${whole.length}, proposed first ${(first.length / whole.length).toFixed(3)}, among others ${(any.length / whole.length).toFixed(3)}, certain ${certain.length}`,
  );
  expect(any.length / whole.length).toBeGreaterThanOrEqual(0.9);
});

test('what the bank gives back is for nothing, and a double is never certain beside the first', () => {
  const back = MET.filter(({ isBack }) => isBack);
  expect(back.length).toBeGreaterThanOrEqual(6);
  expect(back.filter(({ alone }) => alone.finding !== 'reversal')).toEqual([]);
  const certain = [...TOGETHER.values()].filter(({ finding }) => finding === 'certain');
  const named = certain.map(({ proposals }) => proposals[0]!.transferId);
  expect(new Set(named).size).toBe(named.length);
});

test('another amount is never taken for the whole', () => {
  const parts = MET.filter(({ isFor, isWhole, isBack }) => isFor !== null && !isWhole && !isBack);
  const said = parts.filter(
    ({ isFor, alone: { finding, proposals } }) =>
      (finding === 'short' || finding === 'excess') && proposals[0]?.transferId === isFor,
  );
  expect(parts.filter(({ alone }) => ['certain', 'likely'].includes(alone.finding))).toEqual([]);
  expect(said.length / parts.length).toBeGreaterThanOrEqual(0.9);
});
