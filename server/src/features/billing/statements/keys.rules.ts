// By what a line is known again when another statement has it too.
import { plain } from './narration.rules.ts';
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
