// Discount codes as a kind of the catalogue: where they are written, and what each must hold to.
import { CodeEntry } from '@ijeuwa/contract/codes';
import type { Kind } from '#platform/catalogue.ts';
import { DAY_MS, lagosDay, later } from '#platform/clock.ts';

const DEMONSTRATION_DAYS = 60;

/** Those of the file are long past: one that holds from each start of the demonstration on. */
export const demonstrationCodes = (now: Date): ReadonlyMap<string, CodeEntry> => {
  const code = 'WELCOME20';
  const entry: CodeEntry = {
    code,
    description: 'A fifth off any package, while this demonstration runs.',
    validUntil: lagosDay(later(now, DEMONSTRATION_DAYS * DAY_MS)),
    discount: '20%',
    background: 'leaf',
    uses: 500,
    order: 4,
  };
  return new Map([[keyOfCode(code), entry]]);
};

/** The code in small letters. */
export const keyOfCode = (code: string): string => code.toLowerCase();

export const makeCodeKind = (countTaken: (key: string) => Promise<number>): Kind<CodeEntry> => ({
  name: 'code',
  work: 'codes',
  data: CodeEntry,
  written: { list: 'codes.json', place: 'order' },
  keyOf: ({ code }) => keyOfCode(code),
  // Its key is made of it.
  onlyInFile: ['code'],
  faultsOf: async ({ code, uses }): Promise<Record<string, string> | undefined> => {
    if (uses === undefined) return undefined;
    const taken = await countTaken(keyOfCode(code));
    return taken > uses
      ? { uses: `It has been taken ${taken} times already; it cannot be fewer.` }
      : undefined;
  },
});
