// Which lines of a statement bring money that the books have already: what somebody saw in our account and confirmed by hand.

/** Days in Lagos. */
type Came = { id: string; amountMinor: number; day: string };
export type ByHand = { paymentId: string; amountMinor: number; orderedOn: string; confirmedOn: string };

/** A bank writes nothing at a weekend. */
const WRITTEN_WITHIN_MS = 3 * 86_400_000;
const lastDayOf = ({ confirmedOn }: ByHand): string =>
  new Date(Date.parse(confirmedOn) + WRITTEN_WITHIN_MS).toISOString().slice(0, 10);
const mayBe = (line: Came, one: ByHand): boolean =>
  line.amountMinor === one.amountMinor && one.orderedOn <= line.day && line.day <= lastDayOf(one);

/** To each line at most one payment, and to each payment one line, of the same amount and of its days. */
export const presume = (lines: readonly Came[], byHand: readonly ByHand[]): Map<string, string> => {
  const left = byHand.toSorted((one, other) => lastDayOf(one).localeCompare(lastDayOf(other)));
  const presumed = new Map<string, string>();
  for (const line of lines.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const at = left.findIndex((one) => mayBe(line, one));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found) presumed.set(line.id, found.paymentId);
  }
  return presumed;
};
