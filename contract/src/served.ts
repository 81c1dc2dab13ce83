// How well matching serves everybody, as administrators read it: last nights' models, the week by group, and whether a
// change may ship. Counts of at least twenty alone: nobody is named.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';

export const SERVED_DAYS = 7;
export const NIGHTS_SHOWN = 14;
export const GROUPED_BY = ['religion', 'children', 'age', 'city', 'gender'] as const;
export type GroupedBy = (typeof GROUPED_BY)[number];
/** Fewer than so many people would tell of single ones. */
export const GROUP_MIN = 20;
/** Of the mean: a group below it is served badly. */
export const SERVED_LEAST = 0.7;
/** So much worse, of what it was, is still the same. */
export const SHIP_TOLERANCE = 0.02;
export const SHIP_RULE =
  'A change goes to everybody when more people have a match within seven days, and matches, replies, and reports and blocks are not worse.';

const count = z.int();
const share = z.nullable(z.number());

export const Night = z.object({
  fittedAt: Moment,
  /** Of how many answers the model was made. */
  answers: count,
  /** How many answers the one before had foretold since. */
  foretold: count,
  logLoss: share,
  /** That of saying the same of everybody. */
  meanLoss: share,
  auc: share,
});
export type Night = z.infer<typeof Night>;

export const CalibrationBin = z.object({
  from: z.number(),
  answers: count,
  foretold: z.number(),
  liked: z.number(),
});
export type CalibrationBin = z.infer<typeof CalibrationBin>;

const served = {
  members: count,
  shown: count,
  likes: count,
  matches: count,
  /** Matches for each hundred times that somebody of it was shown. */
  matchesPer100: share,
  /** With a match of the last seven days, of all. */
  matched: share,
  /** Matches of the week in which both have written, of all. */
  replied: share,
};
export const Served = z.object(served);
export type Served = z.infer<typeof Served>;
export const ServedGroup = z.object({
  ...served,
  by: z.enum(GROUPED_BY),
  name: z.string(),
  /** What share has a match, beside everybody’s: 1 is the same. */
  relative: share,
});
export type ServedGroup = z.infer<typeof ServedGroup>;

export const SHIP_MEASURES = ['matched', 'matches', 'replies', 'reports'] as const;
export type ShipMeasure = (typeof SHIP_MEASURES)[number];
export const ShipFinding = z.object({
  measure: z.enum(SHIP_MEASURES),
  /** How much more in the half with the change, of the other; and between what that lies, 95 times of 100. */
  change: share,
  low: share,
  high: share,
  holds: z.boolean(),
});
export type ShipFinding = z.infer<typeof ShipFinding>;

export const findServed = endpoint({
  method: 'GET',
  path: '/api/staff/matching',
  access: { staff: ['admin'] },
  summary: `How the models of the last ${NIGHTS_SHOWN} nights foretold answers, and how the last ${SERVED_DAYS} days served people, by group of at least ${GROUP_MIN}, the worst first. Counts alone.`,
  answer: z.object({
    nights: z.array(Night),
    /** Of the week's answers; `error`: how far what was foretold lies from what came, on average. */
    calibration: z.object({ answers: count, error: share, bins: z.array(CalibrationBin) }),
    /** Likes for each time shown, by rank, and as it would be by even chance (inverse propensity). */
    offPolicy: z.object({ byRank: share, byChance: share, explored: count, effective: z.number() }),
    everybody: Served,
    groups: z.array(ServedGroup),
    /** The two halves of the markets, between which nothing differs: so much is chance. */
    halves: z.object({ markets: count, ships: z.boolean(), findings: z.array(ShipFinding) }),
  }),
});
