// Decisions of the questionnaire: the order for one member, what an area comes to, what both see. No total, no type, no forecast.
import {
  AREA_ANSWERS_MIN,
  AREAS,
  type Area,
  type ForTwo,
  NEVER_DISCUSSED,
  RELEASE_AREAS_MIN,
  type Reply,
  type StatementPart,
} from '@ijeuwa/contract/questionnaire';

export type Statement = {
  id: string;
  part: StatementPart;
  text: string;
  /** Agreeing with it is not the better answer. */
  reversed: boolean;
  /** What it is about, in words that tell of no answer. */
  topic?: string;
};
export type Replies = readonly Reply[];

const WELL = 4;
const APART = 2;
const SIX = 6;
const TOO_GOOD_BELOW = 2.5;

/** FNV-1a: the same for one member each time, another for each. */
const mixed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
};
/** Those on safety stand together at the end, where help is. */
export const inOrderFor = (memberId: string, statements: readonly Statement[]): Statement[] => {
  const last = ({ part }: Statement) => (part === 'safety' ? 1 : 0);
  const place = ({ id }: Statement) => mixed(`${memberId}:${id}`);
  return statements.toSorted((one, other) => last(one) - last(other) || place(one) - place(other));
};

/** From 1 to 5, where 5 is the better; undefined where it was not answered, or never discussed. */
const pointsOf = ({ id, reversed }: Statement, replies: Replies): number | undefined => {
  const value = replies.find((one) => one.id === id)?.value;
  if (value === undefined || value === NEVER_DISCUSSED) return undefined;
  return reversed ? SIX - value : value;
};
const pointsIn = (part: StatementPart, statements: readonly Statement[], replies: Replies): number[] =>
  statements.filter((one) => one.part === part).flatMap((one) => pointsOf(one, replies) ?? []);
const meanOf = (points: readonly number[]): number =>
  points.reduce((sum, one) => sum + one, 0) / points.length;

/** From 0 to 100. */
export const meanIn = (area: Area, statements: readonly Statement[], replies: Replies): number | null => {
  const points = pointsIn(area, statements, replies);
  return points.length < AREA_ANSWERS_MIN ? null : Math.round(((meanOf(points) - 1) / 4) * 100);
};

/** That it was never discussed is an answer too. Whoever leaves an area out on purpose can release the others. */
export const areasToRelease = (statements: readonly Statement[], replies: Replies): number => {
  const answered = new Set(replies.map(({ id }) => id));
  const countIn = (area: Area) =>
    statements.filter(({ id, part }) => part === area && answered.has(id)).length;
  const full = AREAS.filter((area) => countIn(area) >= AREA_ANSWERS_MIN).length;
  return Math.max(0, RELEASE_AREAS_MIN - full);
};

export const isTooGood = (statements: readonly Statement[], replies: Replies): boolean => {
  const points = pointsIn('candour', statements, replies);
  return points.length >= AREA_ANSWERS_MIN && meanOf(points) < TOO_GOOD_BELOW;
};

/** One answer that worries is enough. */
export const needsHelpFirst = (statements: readonly Statement[], safety: Replies): boolean =>
  pointsIn('safety', statements, safety).some((points) => points < WELL);

/** Alike for both, whoever asks: it knows the areas alone. */
export const forTwo = (statements: readonly Statement[], one: Replies, other: Replies): ForTwo => {
  const pairs = statements.flatMap((statement) => {
    const area = AREAS.find((each) => each === statement.part);
    if (!area) return [];
    const points = [pointsOf(statement, one), pointsOf(statement, other)] as const;
    const never = [one, other].some((replies) =>
      replies.some(({ id, value }) => id === statement.id && value === NEVER_DISCUSSED),
    );
    return [{ area, topic: statement.topic ?? '', points, never }];
  });
  return {
    areas: AREAS.map((area) => {
      const its = pairs.filter((pair) => pair.area === area);
      const both = its.filter(({ points: [a, b] }) => a !== undefined && b !== undefined);
      const well = both.filter(({ points }) => points.every((each) => each! >= WELL));
      const enough = both.length >= AREA_ANSWERS_MIN;
      return { area, bothWell: enough ? { on: well.length, of: both.length } : null };
    }),
    topics: pairs
      .filter(
        ({ points: [a, b], never }) =>
          never || (a !== undefined && b !== undefined && Math.abs(a - b) >= APART),
      )
      .map(({ area, topic }) => ({ area, topic })),
  };
};
