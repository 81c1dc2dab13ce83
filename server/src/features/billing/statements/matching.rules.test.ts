// The rules meet lines that were written apart from them: nothing false is certain, and nearly all find their transfer.
import { expect, test } from 'vitest';
import { type Labelled, makeChance, makeLabelled, makeWaiting, type Waiting } from '#test/labelled-lines.ts';
import type { Candidate } from './candidates.rules.ts';
import { type Match, matchLines, type OpenLine } from './matching.rules.ts';

const candidate = (one: Waiting, change: Partial<Candidate> = {}): Candidate => ({
  id: one.id,
  reference: one.reference,
  memberId: one.member,
  memberName: one.name,
  amountMinor: one.naira * 100,
  createdOn: one.day,
  announcedOn: one.day,
  settled: false,
  goesBack: false,
  takenBy: null,
  senders: [],
  ...change,
});
const openLine = (one: Labelled, n: number): OpenLine => ({
  id: `line-${n}`,
  day: one.day,
  amountMinor: Math.round(one.naira * 100),
  narration: one.narration,
  reversed: 'no',
});

const WAITING = makeWaiting(60, 7);
const CANDIDATES = WAITING.map((one) => candidate(one));
const LABELLED = makeLabelled(WAITING, 1200, 11);
const priceOf = new Map(WAITING.map((one) => [one.id, one.naira]));

/** Each line as if it came alone: the same transfer stands in many of them. */
const MET = LABELLED.map((label, n) => {
  const line = openLine(label, n);
  return { label, match: matchLines([line], CANDIDATES).get(line.id)! };
});
const isWhole = ({ naira, isFor }: Labelled) => isFor !== null && naira === priceOf.get(isFor);
const shares = (those: typeof MET, holds: (one: (typeof MET)[number]) => boolean) =>
  those.filter(holds).length / those.length;

test('of more than five hundred labelled lines none is certain for another transfer, or at another amount', () => {
  expect(LABELLED.length).toBeGreaterThanOrEqual(500);
  const certain = MET.filter(({ match }) => match.finding === 'certain');
  expect(
    certain.filter(({ label, match }) => match.proposals[0]?.transferId !== label.isFor || !isWhole(label)),
  ).toEqual([]);
  expect(certain.length).toBeGreaterThan(LABELLED.length / 3);
});

test('at least nine of ten lines of a transfer propose it first', () => {
  const ofTransfers = MET.filter(({ label }) => isWhole(label));
  const share = shares(ofTransfers, ({ label, match }) => match.proposals[0]?.transferId === label.isFor);
  console.info(
    `statement lines: ${MET.length}, of a transfer ${ofTransfers.length}, proposed ${share.toFixed(3)}`,
  );
  expect(share).toBeGreaterThanOrEqual(0.9);
});

test('a line of another amount says so, and is never for anything by itself', () => {
  const off = MET.filter(({ label }) => label.shape.endsWith('other amount'));
  expect(off.length).toBeGreaterThan(50);
  expect(
    shares(off, ({ label, match }) => {
      const less = label.naira < priceOf.get(label.isFor!)!;
      return match.finding === (less ? 'short' : 'excess') && match.proposals[0]?.transferId === label.isFor;
    }),
  ).toBeGreaterThanOrEqual(0.9);
  expect(off.filter(({ match }) => match.finding === 'certain')).toEqual([]);
});

const shuffled = <T>(those: readonly T[], chance: () => number): T[] =>
  those
    .map((one) => ({ one, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
const sorted = (matches: Map<string, Match>) => [...matches].sort(([one], [other]) => (one < other ? -1 : 1));

test('neither the order of the lines nor that of the transfers changes anything', () => {
  const chance = makeChance(3);
  for (let round = 0; round < 12; round++) {
    const lines = shuffled(LABELLED, chance).slice(0, 80).map(openLine);
    const before = sorted(matchLines(lines, CANDIDATES));
    const after = sorted(matchLines(shuffled(lines, chance), shuffled(CANDIDATES, chance)));
    expect(after).toEqual(before);
  }
});

test('all lines together: a transfer that several name is certain for none of them', () => {
  const lines = LABELLED.map(openLine);
  const certain = [...matchLines(lines, CANDIDATES).values()].filter(({ finding }) => finding === 'certain');
  const named = certain.map(({ proposals }) => proposals[0]!.transferId);
  expect(new Set(named).size).toBe(named.length);
});

test('a slip of a finger that spells the reference of somebody else is never certain', () => {
  const chance = makeChance(23);
  for (const meant of WAITING) {
    const [word, digits] = meant.reference.split('-') as [string, string];
    const at = Math.floor(chance() * (digits.length - 1));
    const slips = [
      digits.slice(0, at) + ((Number(digits[at]) + 1) % 10) + digits.slice(at + 1),
      digits.slice(0, at) + digits[at + 1] + digits[at] + digits.slice(at + 2),
    ].filter((one) => one !== digits);
    for (const slip of slips) {
      const neighbour = {
        ...meant,
        id: 'neighbour',
        member: 'another',
        name: 'Musa Sani',
        reference: `${word}-${slip}`,
      };
      const typed = openLine(
        {
          narration: `NIP/${word} ${slip}`,
          naira: meant.naira,
          day: meant.day,
          isFor: meant.id,
          shape: 'slip',
        },
        0,
      );
      const match = matchLines([typed], [...CANDIDATES, candidate(neighbour)]).get(typed.id)!;
      expect([match.finding, match.proposals[0]?.transferId]).toEqual(['likely', 'neighbour']);
    }
  }
});

const ADA = candidate({
  id: 'a',
  reference: 'blossom-1795500000123',
  member: 'ada',
  name: 'Adaọbị Okafor',
  naira: 75_000,
  day: '2026-11-20',
});
const OBI: Candidate = {
  ...ADA,
  id: 'b',
  reference: 'blossom-1795511111999',
  memberId: 'obi',
  memberName: 'Obi Eze',
};
const line = (narration: string, change: Partial<OpenLine> = {}): OpenLine => ({
  id: 'l',
  day: '2026-11-21',
  amountMinor: 7_500_000,
  narration,
  reversed: 'no',
  ...change,
});
const findingOf = (narration: string, those = [ADA, OBI], change: Partial<OpenLine> = {}) =>
  matchLines([line(narration, change)], those).get('l')!;

test.each([
  ['NIP/KUDA/ADAOBI OKAFOR/BLOSSOM1795500000123', 'certain'],
  ['trf blossom 17955 00000 123 from mum', 'certain'],
  ['NIP CR/MOB/X/1795500000123', 'certain'],
  ['blossom-17955000001234', 'likely'],
  ['harmony-1795500000123', 'likely'],
  ['NIP/KUDA/ADAOBI OKAFOR/TRANSFER', 'likely'],
  ['NIP/KUDA/OBI EZE/blossom-1795500000123', 'possible'],
  ['blossom-1795500000123 and blossom-1795511111999', 'possible'],
  ['blossom-1795500000123 and blossom-179551111', 'possible'],
  ['***RSVL NIP/KUDA/ADAOBI OKAFOR/BLOSSOM1795500000123', 'reversal'],
  ['NIP/KUDA/MUSA SANI/TRANSFER', 'possible'],
])('“%s” is %s', (narration, finding) => {
  const harmony: Candidate = { ...OBI, id: 'c', reference: 'harmony-1795522222000', memberName: 'Efe Udo' };
  expect(findingOf(narration, [ADA, OBI, harmony]).finding).toBe(finding);
});

test('a doubt about the line or the transfer keeps it from being certain', () => {
  const whole = 'blossom-1795500000123';
  expect(findingOf(whole).finding).toBe('certain');
  expect(findingOf(whole, [{ ...ADA, goesBack: true }]).finding).toBe('likely');
  expect(findingOf(whole, [ADA], { reversed: 'perhaps' }).finding).toBe('likely');
  expect(findingOf(whole, [ADA], { reversed: 'yes' }).finding).toBe('reversed');
  expect(findingOf(whole, [ADA], { day: '2026-11-19' }).finding).toBe('likely');
  const slip = { ...OBI, reference: 'blossom-1795500000132' };
  expect(findingOf(whole, [ADA, slip]).finding).toBe('likely');
});

test('a transfer that was confirmed is found in the books, once; what names it again is one too many', () => {
  const whole = 'blossom-1795500000123';
  expect(findingOf(whole, [{ ...ADA, settled: true }]).finding).toBe('booked');
  expect(findingOf(whole, [{ ...ADA, settled: true, takenBy: 'other' }]).finding).toBe('doubled');
  expect(findingOf('NIP/ADAOBI OKAFOR', [{ ...ADA, settled: true }]).finding).toBe('none');
  const [first, second] = [line(whole), line(whole, { id: 'm', day: '2026-11-22' })];
  const both = matchLines([second, first], [ADA]);
  expect([both.get('l')!.finding, both.get('m')!.finding]).toEqual(['likely', 'doubled']);
});

test('a remembered sender proposes, and is never certain', () => {
  const known = { ...OBI, senders: ['musa sani'] };
  const match = findingOf('NIP TRF FROM SANI MUSA', [ADA, known]);
  expect(match).toMatchObject({ finding: 'likely', proposals: [{ transferId: 'b' }] });
  expect(match.proposals[0]!.evidence).toContain('remembered sender');
  const ofTwo = [{ ...ADA, senders: ['musa sani'] }, known];
  expect(findingOf('NIP TRF FROM SANI MUSA', ofTwo).finding).toBe('possible');
});

test('a transfer for a service is found by its reference, however the bank writes it, and not by a session id', () => {
  const of = (id: string, reference: string) =>
    candidate({
      id,
      reference,
      member: id,
      name: `Payer ${id}`,
      naira: 150_000,
      day: '2026-11-24',
    } as Waiting);
  const all = [
    of('session', 'session-1764000000123'),
    of('plan', 'therapy-plan-1764777000456'),
    of('package', 'harmony-1764999000789'),
  ];
  const find = (narration: string) => {
    const line = {
      id: 'line',
      day: '2026-11-24',
      amountMinor: 15_000_000,
      narration,
      reversed: 'no',
    } as const;
    const { finding, proposals } = matchLines([line], all).get('line')!;
    return [finding, proposals[0]?.transferId];
  };
  for (const narration of [
    'NIP/KUDA/ADA OBI/THERAPY PLAN 1764777000456',
    'NIP TRF FROM ADA OBI THERAPYPLAN1764777000456',
    'TRF/therapy-plan-1764777 000456/ADA OBI',
  ])
    expect(find(narration)).toEqual(['certain', 'plan']);
  expect(find('NIP/GTB/ADA OBI/SESSION 1764000000123')).toEqual(['certain', 'session']);
  expect(find('NIP/GTB/ADA OBI SESSION ID 000013261120121212000012345678')[0]).not.toBe('certain');
});
