// What a member gains and loses with another package, line by line.
import type { ComparedLine } from '@ijeuwa/contract/billing';

export type PackageChange = { gains: string[]; losses: string[] };

const phrase = (title: string, value: string): string => (value === 'Yes' ? title : `${title}: ${value}`);

/** What differs in degree is a gain with a larger package, a loss with a smaller one, and says both. */
export const changeBetween = (
  lines: readonly ComparedLine[],
  { from, to, larger }: { from: string; to: string; larger: boolean },
): PackageChange => {
  const change: PackageChange = { gains: [], losses: [] };
  for (const { title, values } of lines) {
    const [now, then] = [values[from] ?? null, values[to] ?? null];
    if (now === then) continue;
    if (now === null) change.gains.push(phrase(title, then!));
    else if (then === null) change.losses.push(phrase(title, now));
    else (larger ? change.gains : change.losses).push(`${title}: ${then}, now ${now}`);
  }
  return change;
};
