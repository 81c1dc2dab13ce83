// How a change is tried: whole markets with it beside whole markets without, never single members, who would meet across
// the line; and when it ships.
import { SHIP_MEASURES, SHIP_TOLERANCE, type ShipFinding, type ShipMeasure } from '@ijeuwa/contract/served';

/** At home about 220 km, further than anybody asks for; abroad few live, and a country is one market. */
const MARKET_CELLS = 20;
const HOME = 'NG';
/** Fewer say nothing. */
const MARKETS_MIN = 4;

type Place = { country: string; cellX: number; cellY: number };
export const marketOf = ({ country, cellX, cellY }: Place): string =>
  country === HOME
    ? `${HOME} ${Math.floor(cellX / MARKET_CELLS)} ${Math.floor(cellY / MARKET_CELLS)}`
    : country;

/** The half in which a market is, for an experiment of this name: always the same, and another for another name. */
export const isInHalf = (experiment: string, market: string): boolean => {
  let hash = 0x811c9dc5;
  for (const letter of `${experiment} in ${market}`) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) & 1) === 1;
};

export type Market = {
  market: string;
  members: number;
  matched: number;
  shown: number;
  matches: number;
  replied: number;
  reports: number;
};

/** What is measured, for each of what. */
const MEASURED: Record<ShipMeasure, [what: keyof Market, each: keyof Market]> = {
  matched: ['matched', 'members'],
  matches: ['matches', 'shown'],
  replies: ['replied', 'matches'],
  reports: ['reports', 'shown'],
};

type Half = (market: Market) => boolean;
const changeOf = (markets: readonly Market[], measure: ShipMeasure, isIn: Half): number | undefined => {
  const [what, each] = MEASURED[measure];
  const rate = (some: readonly Market[]) => {
    const sum = (of: keyof Market) => some.reduce((all, one) => all + Number(one[of]), 0);
    return sum(what) / sum(each);
  };
  const change = rate(markets.filter(isIn)) / rate(markets.filter((one) => !isIn(one))) - 1;
  return Number.isFinite(change) ? change : undefined;
};

const NOTHING = { change: null, low: null, high: null };
/** The interval by leaving out one market after the other: members of one market are no samples of their own. */
const findingOf = (markets: readonly Market[], measure: ShipMeasure, isIn: Half): ShipFinding => {
  const change = changeOf(markets, measure, isIn);
  const halves = [markets.filter(isIn).length, markets.length - markets.filter(isIn).length];
  if (change === undefined || Math.min(...halves) < MARKETS_MIN) return { measure, ...NOTHING, holds: false };
  const left = markets.map((out) =>
    changeOf(
      markets.filter((one) => one !== out),
      measure,
      isIn,
    ),
  );
  const told = left.filter((one) => one !== undefined);
  if (told.length < left.length) return { measure, ...NOTHING, holds: false };
  const mean = told.reduce((all, one) => all + one, 0) / told.length;
  const spread = told.reduce((all, one) => all + (one - mean) ** 2, 0);
  const reach = 1.96 * Math.sqrt(((told.length - 1) / told.length) * spread);
  const [low, high] = [change - reach, change + reach];
  return { measure, change, low, high, holds: HOLDS[measure](low, high) };
};

const notLess = (low: number): boolean => low >= -SHIP_TOLERANCE;
const HOLDS: Record<ShipMeasure, (low: number, high: number) => boolean> = {
  matched: (low) => low > 0,
  matches: notLess,
  replies: notLess,
  reports: (_, high) => high <= SHIP_TOLERANCE,
};

/** More people with a match within seven days; matches, replies, reports and blocks not worse. */
export const judgeChange = (
  markets: readonly Market[],
  isIn: Half,
): { ships: boolean; findings: ShipFinding[] } => {
  const findings = SHIP_MEASURES.map((measure) => findingOf(markets, measure, isIn));
  return { ships: findings.every(({ holds }) => holds), findings };
};
