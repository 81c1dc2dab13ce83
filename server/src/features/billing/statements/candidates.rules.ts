// The transfers that wait, laid out so that a line meets only those that it could name.
import { nameParts, partsOf, type Reference, type Run } from './narration.rules.ts';

export type Candidate = {
  id: string;
  reference: string;
  memberId: string;
  memberName: string;
  amountMinor: number;
  /** Days in Lagos. */
  createdOn: string;
  announcedOn: string | null;
  /** The money was confirmed. */
  settled: boolean;
  /** … by hand, and no statement has it yet. */
  byHand?: boolean;
  /** What comes now would have to go back. */
  goesBack: boolean;
  /** The line that it was said to be. */
  takenBy: string | null;
  /** Names from which its member’s money has come before. */
  senders: readonly string[];
};
export type Prepared = { of: Candidate; reference: Reference; name: string[] };

const PIECE = 5;
const NAME_PIECE = 4;

const makeMap = () => {
  const kept = new Map<string | number, Prepared[]>();
  return {
    add(key: string | number, one: Prepared): void {
      const those = kept.get(key);
      if (!those) kept.set(key, [one]);
      else if (those.at(-1) !== one) those.push(one);
    },
    get: (key: string | number): readonly Prepared[] => kept.get(key) ?? [],
  };
};

export const prepare = (candidates: readonly Candidate[]) => {
  const all = candidates.map(
    (of): Prepared => ({ of, reference: partsOf(of.reference), name: nameParts(of.memberName) }),
  );
  const [byDigits, byBeginning, byEnd] = [makeMap(), makeMap(), makeMap()];
  const [byName, byAmount] = [makeMap(), makeMap()];
  for (const one of all) {
    const { digits } = one.reference;
    byDigits.add(digits, one);
    byBeginning.add(digits.slice(0, PIECE), one);
    byEnd.add(digits.slice(-PIECE), one);
    byAmount.add(one.of.amountMinor, one);
    for (const part of [...one.name, ...one.of.senders.flatMap((sender) => sender.split(' '))])
      for (let length = Math.min(NAME_PIECE, part.length); length <= part.length; length++)
        byName.add(part.slice(0, length), one);
  }
  const lengths = [...new Set(all.map(({ reference }) => reference.digits.length))].filter(Boolean);

  return {
    words: new Set(all.map(({ reference }) => reference.word)),

    /** Whose reference, member or sender could stand there. */
    listNamed(runs: readonly Run[], words: Iterable<string>): Set<Prepared> {
      const named = new Set<Prepared>();
      const add = (those: readonly Prepared[]) => {
        for (const one of those) named.add(one);
      };
      for (const { parts } of runs) {
        const whole = parts.join('');
        for (const length of lengths)
          for (let at = 0; at + length <= whole.length; at++) add(byDigits.get(whole.slice(at, at + length)));
        for (const piece of [whole, ...parts].filter(({ length }) => length >= PIECE)) {
          add(byBeginning.get(piece.slice(0, PIECE)));
          add(byEnd.get(piece.slice(-PIECE)));
        }
      }
      for (const word of words) add(byName.get(word));
      return named;
    },

    listOfAmount: (amountMinor: number) => byAmount.get(amountMinor),

    /** Whoever mistook one figure, or two that stand side by side, would have written the other’s reference. */
    isASlipFromAnother(meant: Candidate): boolean {
      const { word, digits } = partsOf(meant.reference);
      const spellings = [...digits].flatMap((digit, at) => {
        const [before, behind] = [digits.slice(0, at), digits.slice(at + 1)];
        const others = [...'0123456789'].filter((one) => one !== digit).map((one) => before + one + behind);
        return at + 1 < digits.length
          ? [...others, before + digits[at + 1] + digit + digits.slice(at + 2)]
          : others;
      });
      return [digits, ...spellings].some((spelling) =>
        byDigits
          .get(spelling)
          .some(
            ({ of, reference }) =>
              of !== meant && !of.settled && of.amountMinor === meant.amountMinor && reference.word === word,
          ),
      );
    },
  };
};
export type Waiting = ReturnType<typeof prepare>;
