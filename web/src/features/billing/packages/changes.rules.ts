// What a member gains and loses with another package, line by line.
import type { ComparedLine } from '@ijeuwa/contract/billing';

type PackageChange = { gains: string[]; losses: string[] };

/** What differs in degree is a gain with a larger package, a loss with a smaller one, and says both. */
export const changeBetween = (
  lines: readonly ComparedLine[],
  { from, to, larger }: { from: string; to: string; larger: boolean },
): PackageChange => {
  const change: PackageChange = { gains: [], losses: [] };
  for (const { values, phrases } of lines) {
    const now = values[from] ?? null;
    if (now === (values[to] ?? null)) continue;
    const [had, has] = [phrases[from], phrases[to]];
    if (!has) change.losses.push(had!);
    else if (!had) change.gains.push(has);
    else (larger ? change.gains : change.losses).push(`${has} (now ${now?.toLowerCase()})`);
  }
  return change;
};
