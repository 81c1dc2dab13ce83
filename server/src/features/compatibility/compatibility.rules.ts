// Decides which lines of two people’s wishes can stand in a report, and how far two lines agree.
import { REPORT_LINES, REPORT_RESTS_DAYS, type ReportLine } from '@ijeuwa/contract/compatibility';
import {
  EDUCATIONS,
  type GOALS,
  INTEREST_WORDS,
  type INTERESTS,
  type RELIGIONS,
  TIMEFRAMES,
} from '@ijeuwa/contract/person';
import type { ACCEPT_CHILDREN, EDUCATION_WISHES, PLACE_KINDS, WishToSay } from '@ijeuwa/contract/wishes';
import type { Standing } from './report-words.rules.ts';
import * as words from './report-words.rules.ts';

/** What somebody seeks, as far as a report can speak of it: no free text, nothing of who they are or whom they know. */
export type Seeking = {
  timeframe: (typeof TIMEFRAMES)[number] | null;
  goal: (typeof GOALS)[number];
  acceptChildren: (typeof ACCEPT_CHILDREN)[number];
  religions: readonly (typeof RELIGIONS)[number][];
  placeKind: (typeof PLACE_KINDS)[number];
  distanceKm: number;
  places: readonly string[];
  /** Which country “my own country” is. */
  country: string | null;
  education: (typeof EDUCATION_WISHES)[number];
  interests: readonly (typeof INTERESTS)[number][];
  importance: Readonly<Record<string, string>>;
  /** Of what starts as something: what they have said themselves. */
  said: readonly WishToSay[];
};

/** How much each wish matters stands under another name. */
const IMPORTANCE_OF: Partial<Record<ReportLine, string>> = {
  time: 'timeframe',
  children: 'children',
  faith: 'religion',
  place: 'place',
  education: 'education',
  interests: 'interests',
};

const STATED: Record<ReportLine, (one: Seeking) => string | undefined> = {
  time: ({ timeframe }) => (timeframe ? words.TIME[timeframe] : undefined),
  goal: ({ goal }) => words.GOAL[goal],
  children: ({ acceptChildren }) => words.CHILDREN[acceptChildren],
  faith: ({ religions }) => words.either(religions.map((one) => words.FAITH[one])),
  place: (one) => words.whereOf(one),
  education: ({ education }) => (education === 'noPreference' ? undefined : words.EDUCATION[education]),
  interests: ({ interests }) => words.both(interests.map((one) => INTEREST_WORDS[one])),
};

/** These start as something; the others are open until they are said. */
const TO_SAY: Partial<Record<ReportLine, WishToSay>> = { goal: 'goal', children: 'children', place: 'place' };

/** What matters to somebody not at all is no wish, what is left open none either, and nobody said what they only found there. */
export const textOf = (line: ReportLine, one: Seeking): string | undefined => {
  const toSay = TO_SAY[line];
  if (toSay && !one.said.includes(toSay)) return undefined;
  const wish = IMPORTANCE_OF[line] ?? '';
  const importance = one.importance[wish];
  if (importance === 'not important') return undefined;
  const stated = STATED[line](one);
  const weighed = importance && one.said.includes(`weight:${wish}` as WishToSay);
  return stated && (weighed ? `${stated} (${words.IMPORTANCE[importance]})` : stated);
};

/** All that could stand there, word for word. */
export const linesOf = (one: Seeking): { line: ReportLine; text: string }[] =>
  REPORT_LINES.flatMap((line) => {
    const text = textOf(line, one);
    return text ? [{ line, text }] : [];
  });

/** What a yes to these lines is a yes to. */
export const wordsOf = (one: Seeking, lines: readonly ReportLine[]): string =>
  JSON.stringify(linesOf(one).filter(({ line }) => lines.includes(line)));

const sets = <T>(one: readonly T[], other: readonly T[]): Standing => {
  const shared = one.filter((each) => other.includes(each)).length;
  if (shared === 0) return 'differ';
  return shared === one.length && shared === other.length ? 'agree' : 'partly';
};
/** Of steps that follow each other. */
const steps = (one: number, other: number): Standing =>
  one === other ? 'agree' : Math.abs(one - other) === 1 ? 'partly' : 'differ';

const ofPlace = (one: Seeking, other: Seeking): Standing => {
  if (one.placeKind !== other.placeKind) return 'partly';
  if (one.placeKind === 'country') return one.country === other.country ? 'agree' : 'differ';
  if (one.placeKind === 'places') return sets(one.places, other.places);
  return one.placeKind === 'anywhere' || one.distanceKm === other.distanceKm ? 'agree' : 'partly';
};

const COMPARED: Record<ReportLine, (one: Seeking, other: Seeking) => Standing> = {
  time: (one, other) => steps(TIMEFRAMES.indexOf(one.timeframe!), TIMEFRAMES.indexOf(other.timeframe!)),
  goal: (one, other) => (one.goal === other.goal ? 'agree' : 'differ'),
  children: (one, other) => {
    if (one.acceptChildren === other.acceptChildren) return 'agree';
    return [one.acceptChildren, other.acceptChildren].includes('maybe') ? 'partly' : 'differ';
  },
  faith: (one, other) => sets(one.religions, other.religions),
  place: ofPlace,
  education: (one, other) =>
    steps(EDUCATIONS.indexOf(one.education as never), EDUCATIONS.indexOf(other.education as never)),
  interests: (one, other) => sets(one.interests, other.interests),
};

/** Somebody’s yes: what they seek, and which of it may stand there. */
export type Approved = { seeking: Seeking; lines: readonly ReportLine[] };
export type Compared = {
  line: ReportLine;
  standing: Standing;
  /** In the order in which the two were given. */
  texts: readonly [string, string];
  questions: readonly string[];
};
export type Report = { compared: Compared[]; alsoAsk: string[] };

/** Of both, and of both approved. */
export const sharedLines = (one: Approved, other: Approved): ReportLine[] =>
  REPORT_LINES.filter((line) =>
    [one, other].every(({ seeking, lines }) => lines.includes(line) && textOf(line, seeking) !== undefined),
  );

/** A line stands there with both of its sides, or not at all. */
export const reportOf = (one: Approved, other: Approved): Report => {
  const shared = sharedLines(one, other);
  return {
    compared: shared.map((line) => {
      const standing = COMPARED[line](one.seeking, other.seeking);
      return {
        line,
        standing,
        texts: [textOf(line, one.seeking)!, textOf(line, other.seeking)!],
        questions: words.questionsOf(line, standing),
      };
    }),
    alsoAsk: REPORT_LINES.filter((line) => !shared.includes(line)).map((line) => words.QUESTIONS[line].agree),
  };
};

type End = { byOwner: boolean; ownerOpened: boolean; otherOpened: boolean };
/** Whoever gave the report has it back if they had nothing of it, unless they end it after the other had. */
export const comesBack = ({ byOwner, ownerOpened, otherOpened }: End): boolean =>
  !ownerOpened && !(byOwner && otherOpened);

const DAY_MS = 24 * 3600 * 1000;
type Before = { state: string; askedAt: Date; overAt: Date | null };

/** Until when whoever asked before rests; undefined where the other has said no to none of it of late. */
export const restsUntil = (before: readonly Before[], now: Date): Date | undefined => {
  const noes = before.flatMap(({ state, overAt }) =>
    state === 'declined' && overAt ? [overAt.getTime()] : [],
  );
  const until = Math.max(...noes) + REPORT_RESTS_DAYS * DAY_MS;
  return until > now.getTime() ? new Date(until) : undefined;
};

/** Asked again, the other is told at most once a day, however often it was taken back. `before`: the oldest first. */
export const isTold = (before: readonly Before[], now: Date): boolean => {
  let toldAt = Number.NEGATIVE_INFINITY;
  for (const { askedAt } of before) if (askedAt.getTime() - toldAt >= DAY_MS) toldAt = askedAt.getTime();
  return now.getTime() - toldAt >= DAY_MS;
};
