// Which transfer a line of a statement may be for. Where two could be meant, none is certain.
import type { Evidence, Finding } from '@ijeuwa/contract/statements';
import { type Candidate, type Prepared, prepare, type Waiting } from './candidates.rules.ts';
import {
  countParts,
  findReference,
  isFrom,
  isReversal,
  runsOf,
  tokensOf,
  wordsOf,
} from './narration.rules.ts';

export type OpenLine = {
  id: string;
  day: string;
  amountMinor: number;
  narration: string;
  /** The bank took it back; `perhaps`: it took one of several back, of which this may be one. */
  reversed: 'no' | 'perhaps' | 'yes';
};
export type Match = { finding: Finding; proposals: Proposed[] };
export type Proposed = { transferId: string; evidence: Evidence[]; differenceMinor: number };

const WEIGHTS: Record<Evidence, number> = {
  reference: 64,
  'number of the reference': 32,
  'part of the reference': 12,
  'remembered sender': 8,
  name: 8,
  'part of the name': 2,
  amount: 1,
};
const STRONG = new Set<Evidence>(['part of the reference', 'remembered sender', 'name']);
const PROPOSALS_MAX = 5;
const ANNOUNCED_WITHIN_DAYS = 7;
const REFERENCES = {
  whole: 'reference',
  number: 'number of the reference',
  part: 'part of the reference',
} as const;

type Weighed = {
  of: Candidate;
  evidence: Set<Evidence>;
  difference: number;
  /** It names this transfer by its whole reference, or by the whole number of it. */
  pinned: boolean;
  daysApart: number;
};

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Neither the order of the lines nor that of the transfers changes anything. */
export const matchLines = (
  lines: readonly OpenLine[],
  candidates: readonly Candidate[],
): Map<string, Match> => {
  const matcher = makeMatcher(candidates);
  for (const line of lines) matcher.add(line);
  return matcher.finish();
};

/** The same, line by line, for whoever has more to do than to match thousands. */
export const makeMatcher = (candidates: readonly Candidate[]) => {
  const waiting = prepare(candidates);
  const matches = new Map<OpenLine, Match>();
  return {
    add(line: OpenLine): void {
      matches.set(line, matchOne(line, waiting));
    },
    finish(): Map<string, Match> {
      keepUnique(matches);
      return new Map([...matches].map(([{ id }, match]) => [id, match]));
    },
  };
};

const matchOne = (line: OpenLine, waiting: Waiting): Match => {
  if (isReversal(line.narration)) return found('reversal', []);
  const tokens = tokensOf(line.narration);
  const [runs, inOrder] = [runsOf(tokens), wordsOf(tokens)];
  const there = new Set(inOrder);
  const weigh = ({ of, reference, name }: Prepared): Weighed | undefined => {
    const evidence = new Set<Evidence>();
    const said = reference.digits ? findReference(runs, reference, waiting.words) : undefined;
    if (said) evidence.add(REFERENCES[said]);
    const pinned = said === 'whole' || said === 'number';
    if (of.takenBy !== null && of.takenBy !== line.id && !pinned) return undefined;
    if (of.settled && !pinned && !of.byHand) return undefined;
    // Nobody pays what was not ordered yet.
    if (line.day < of.createdOn && !pinned) return undefined;
    if (of.senders.some((sender) => isFrom(sender, there))) evidence.add('remembered sender');
    const named = countParts(name, inOrder);
    if (named >= 2) evidence.add('name');
    else if (named === 1) evidence.add('part of the name');
    const difference = line.amountMinor - of.amountMinor;
    if (difference !== 0 && !pinned && (of.settled || !isStrong(evidence))) return undefined;
    if (evidence.size === 0) return undefined;
    return weighed(of, evidence, difference, line);
  };
  const named = [...waiting.listNamed(runs, there)].flatMap((one) => weigh(one) ?? []).sort(byStrength);
  return judge(line, named, waiting);
};

const weighed = (of: Candidate, evidence: Set<Evidence>, difference: number, line: OpenLine): Weighed => {
  if (difference === 0) evidence.add('amount');
  return {
    of,
    evidence,
    difference,
    pinned: evidence.has('reference') || evidence.has('number of the reference'),
    daysApart: Math.abs(dayNumber(line.day) - dayNumber(of.announcedOn ?? of.createdOn)),
  };
};

const isStrong = (evidence: ReadonlySet<Evidence>): boolean => [...evidence].some((one) => STRONG.has(one));

/** Nothing but the amount speaks for them, and that their members, or who confirmed them by hand, said so in those days. */
const announcedThen = (line: OpenLine, waiting: Waiting): Weighed[] =>
  waiting
    .listOfAmount(line.amountMinor)
    .filter(
      ({ of }) =>
        of.takenBy === null && (of.settled ? of.byHand : of.announcedOn !== null) && line.day >= of.createdOn,
    )
    .map(({ of }) => weighed(of, new Set(), 0, line))
    .filter(({ daysApart }) => daysApart <= ANNOUNCED_WITHIN_DAYS);

const strengthOf = ({ evidence }: Weighed): number =>
  [...evidence].reduce((sum, one) => sum + WEIGHTS[one], 0);
const byStrength = (one: Weighed, other: Weighed): number =>
  strengthOf(other) - strengthOf(one) ||
  Math.abs(one.difference) - Math.abs(other.difference) ||
  one.daysApart - other.daysApart ||
  (one.of.id < other.of.id ? -1 : 1);

const proposed = ({ of, evidence, difference }: Weighed): Proposed => ({
  transferId: of.id,
  evidence: (Object.keys(WEIGHTS) as Evidence[]).filter((one) => evidence.has(one)),
  differenceMinor: difference,
});
const found = (finding: Finding, those: readonly Weighed[]): Match => ({
  finding,
  proposals: those.slice(0, PROPOSALS_MAX).map(proposed),
});

const judge = (line: OpenLine, named: readonly Weighed[], waiting: Waiting): Match => {
  if (line.reversed === 'yes') return found('reversed', named.slice(0, 1));
  const pinned = named.filter((one) => one.pinned);
  if (pinned.length > 1) return found('possible', pinned);
  if (pinned[0]) return judgePinned(line, pinned[0], named, waiting);

  const strong = named.filter(({ evidence }) => isStrong(evidence));
  const exact = strong.filter(({ difference }) => difference === 0);
  if (exact[0] && exact.length === 1) return found(exact[0].of.settled ? 'booked' : 'likely', exact);
  if (exact.length > 1) return found('possible', exact);
  if (strong.length === 1) return found(strong[0]!.difference < 0 ? 'short' : 'excess', strong);
  if (strong.length > 1) return found('possible', strong);
  const known = new Set(named.map(({ of }) => of));
  const weak = [...named, ...announcedThen(line, waiting).filter(({ of }) => !known.has(of))].sort(
    byStrength,
  );
  return weak.length > 0 ? found('possible', weak) : found('none', []);
};

const judgePinned = (line: OpenLine, one: Weighed, named: readonly Weighed[], waiting: Waiting): Match => {
  const { of, difference } = one;
  const isTaken = of.takenBy !== null && of.takenBy !== line.id;
  if (isTaken || (of.settled && difference !== 0)) return found('doubled', [one]);
  if (of.settled) return found('booked', [one]);
  if (difference !== 0) return found(difference < 0 ? 'short' : 'excess', [one]);
  const isKnown = isOfMember(one);
  const rivals = named.filter(
    (other) =>
      other !== one &&
      other.difference === 0 &&
      ((isOfMember(other) && !isKnown) || other.evidence.has('part of the reference')),
  );
  if (rivals.length > 0) return found('possible', [one, ...rivals]);
  const hasDoubt =
    line.reversed !== 'no' || of.goesBack || line.day < of.createdOn || waiting.isASlipFromAnother(of);
  return found(hasDoubt ? 'likely' : 'certain', [one]);
};

const isOfMember = ({ evidence }: Weighed): boolean =>
  evidence.has('name') || evidence.has('remembered sender');

/** Two lines for one transfer: none is certain, and of those that name it the later ones are too many. */
const keepUnique = (matches: Map<OpenLine, Match>): void => {
  const byTransfer = new Map<string, OpenLine[]>();
  for (const [line, { finding, proposals }] of matches) {
    if (finding !== 'certain' && finding !== 'likely' && finding !== 'booked') continue;
    const { transferId } = proposals[0]!;
    byTransfer.set(transferId, [...(byTransfer.get(transferId) ?? []), line]);
  }
  for (const those of byTransfer.values()) {
    if (those.length === 1) continue;
    const isNamed = (line: OpenLine) => isPinned(matches.get(line)!.proposals[0]!);
    const named = those.filter(isNamed).sort(oldestFirst);
    for (const line of those) {
      const match = matches.get(line)!;
      if (!isNamed(line)) match.finding = 'possible';
      else if (line !== named[0]) match.finding = 'doubled';
      else if (match.finding === 'certain') match.finding = 'likely';
    }
  }
};

export const isPinned = ({ evidence }: Proposed): boolean =>
  evidence.includes('reference') || evidence.includes('number of the reference');
const oldestFirst = (one: OpenLine, other: OpenLine): number =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : one.id < other.id ? -1 : 1;
