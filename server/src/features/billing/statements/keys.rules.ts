// By what a line is known again when another statement has it too, in this form or in another.
import { plain, tellingWords } from './narration.rules.ts';
import type { ReadLine } from './reading.rules.ts';

/**
 * The bank’s number of a transfer, else all that stands there; and the how-manieth such line of its statement it is:
 * each of them moved the balance.
 */
export const identitiesOf = (
  lines: readonly Pick<ReadLine, 'day' | 'narration' | 'sessionId' | 'amountMinor' | 'balanceMinor'>[],
): string[] => {
  const met = new Map<string, number>();
  return lines.map(({ day, narration, sessionId, amountMinor, balanceMinor }) => {
    const words = plain(narration).replaceAll(/[^\p{L}\d]/gu, '');
    const identity = `${sessionId ?? `${day} ${words} ${balanceMinor}`} ${amountMinor}`;
    const before = met.get(identity) ?? 0;
    met.set(identity, before + 1);
    return `${identity} ${before}`;
  });
};

/**
 * Where a line stands in the account: that is the same in every export of the bank, whatever its columns and words. And
 * the how-manieth such line it is.
 */
export const placesOf = (
  lines: readonly Pick<ReadLine, 'day' | 'amountMinor' | 'balanceMinor'>[],
): string[] => {
  const met = new Map<string, number>();
  return lines.map(({ day, amountMinor, balanceMinor }) => {
    const place = `${day} ${amountMinor} ${balanceMinor}`;
    const before = met.get(place) ?? 0;
    met.set(place, before + 1);
    return `place ${place} ${before}`;
  });
};

type Keyed = { onceKey: string; placeKey: string | null; sessionId: string | null; narration: string };

const NUMBER_MIN = 6;
const numbersOf = (narration: string): string[] =>
  (narration.match(/\d+/g) ?? []).filter(({ length }) => length >= NUMBER_MIN);
const digitsOf = (narration: string): string => narration.replaceAll(/\D/g, '');
/** Nothing of the one is said by the other: a statement of a part of a day may begin at the same balance. */
const speaksOfAnother = (one: Keyed, other: Keyed): boolean => {
  if (one.sessionId !== null && other.sessionId !== null) return one.sessionId !== other.sessionId;
  const [ours, theirs] = [numbersOf(one.narration), numbersOf(other.narration)];
  if (ours.length > 0 && theirs.length > 0) {
    const [all, there] = [digitsOf(one.narration), digitsOf(other.narration)];
    return !ours.some((number) => there.includes(number)) && !theirs.some((number) => all.includes(number));
  }
  const words = tellingWords(other.narration);
  return ![...tellingWords(one.narration)].some((word) => words.has(word));
};

/** Those that are not known. What speaks of another transfer at a place that is taken is known by its own words alone. */
export const freshOf = <T extends Keyed>(lines: readonly T[], known: readonly Keyed[]): T[] => {
  const said = new Set(known.map(({ onceKey }) => onceKey));
  const stands = new Map(known.map((one) => [one.placeKey, one]));
  return lines.flatMap((line) => {
    if (said.has(line.onceKey)) return [];
    const there = line.placeKey === null ? undefined : stands.get(line.placeKey);
    if (!there) return [line];
    return speaksOfAnother(line, there) ? [{ ...line, placeKey: null }] : [];
  });
};
