// Which line of a statement another one takes back.
import { isReversal, plain, tellingWords, tokensOf } from './narration.rules.ts';

export type BookedLine = {
  id: string;
  day: string;
  amountMinor: number;
  narration: string;
  sessionId: string | null;
};
export type Reversals = {
  /** By the reversal the line that it takes back. */
  taken: Map<string, string>;
  /** Lines one of which was taken back, without a word of which. */
  perhaps: Set<string>;
};

const WITHIN_DAYS = 30;
const daysBetween = (one: string, other: string): number =>
  (Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / 86_400_000;

/** The same words, but for those that say it is taken back. */
const wordsOf = (narration: string): string =>
  plain(narration)
    .replaceAll(/\b(?:rsvl|rvsl|rsv|rvs|reversal|reversed|revsl|of)\b/g, '')
    .replaceAll(/[^\p{L}\d]/gu, '');

/** Another transfer by the bank’s own number. */
const isOfAnotherSession = (one: BookedLine, other: BookedLine): boolean =>
  one.sessionId !== null && other.sessionId !== null && one.sessionId !== other.sessionId;

const BANKS = new Set(
  `kuda opay palmpay moniepoint gtb gtbank zenith access uba fbn firstbank fcmb fidelity sterling wema alat union
   polaris ecobank stanbic keystone unity heritage jaiz providus titan globus carbon fairmoney vfd rubies sparkle
   mint`.split(/\s+/),
);
const NUMBER_MIN = 6;
/** The people, banks and numbers in it, by which one transfer is told from another. */
const namedIn = (narration: string): string[] => [
  ...tellingWords(narration),
  ...tokensOf(narration).flatMap(({ text, isNumber }) =>
    (isNumber ? text.length >= NUMBER_MIN : BANKS.has(text)) ? [text] : [],
  ),
];
const namesAnother = (reversal: BookedLine, credit: BookedLine): boolean => {
  const there = new Set(namedIn(credit.narration));
  return namedIn(reversal.narration).some((one) => !there.has(one));
};

/** `reversals` left the account and say that they are; `credits` came. */
export const findReversed = (reversals: readonly BookedLine[], credits: readonly BookedLine[]): Reversals => {
  const taken = new Map<string, string>();
  const perhaps = new Set<string>();
  const gone = new Set<string>();
  const oldestFirst = reversals.toSorted((one, other) =>
    one.day === other.day ? (one.id < other.id ? -1 : 1) : one.day < other.day ? -1 : 1,
  );
  for (const reversal of oldestFirst) {
    if (reversal.amountMinor >= 0 || !isReversal(reversal.narration)) continue;
    const could = credits.filter((credit) => {
      const days = daysBetween(credit.day, reversal.day);
      return (
        !gone.has(credit.id) &&
        credit.amountMinor === -reversal.amountMinor &&
        days >= 0 &&
        days <= WITHIN_DAYS &&
        !isReversal(credit.narration) &&
        !isOfAnotherSession(reversal, credit)
      );
    });
    const sameSession = could.filter(
      ({ sessionId }) => sessionId !== null && sessionId === reversal.sessionId,
    );
    const said = wordsOf(reversal.narration);
    const sameWords = could.filter(({ narration }) => said.length >= 6 && wordsOf(narration).includes(said));
    const fitting = could.filter((credit) => !namesAnother(reversal, credit));
    const [one] = [sameSession, sameWords, fitting].filter((those) => those.length === 1).flat();
    const isAmbiguous = sameSession.length > 1 || (sameSession.length === 0 && sameWords.length > 1);
    if (one && !isAmbiguous) {
      taken.set(reversal.id, one.id);
      gone.add(one.id);
    } else for (const { id } of could) perhaps.add(id);
  }
  return { taken, perhaps };
};
