// How much is lost between this screen and one other: as they report it, and where no report comes back, as it is seen of what they send.

/** What the other says of what was sent to them; `timestamp`: when it came. */
export type Report = { id: string; timestamp: number; loss: number };
/** Packets of their sound, since the beginning. */
export type Heard = { received: number; lost: number };
type Losses = {
  /** When each report was new. */
  reports: ReadonlyMap<string, { timestamp: number; newAt: number }>;
  heard: Heard | undefined;
  /** When a packet of theirs came last. */
  heardAt: number | undefined;
};
export const NO_LOSSES: Losses = { reports: new Map(), heard: undefined, heardAt: undefined };

/** Of sound a report comes every five seconds or so; an older one is of a line that may be another by now. */
const REPORT_HOLDS_MS = 8000;
/** So long silence is a loss of all. Whoever is silent for longer may have stopped by themselves. */
const SILENCE_TELLS_MS = 12_000;

const lossOfTheirs = (before: Losses, heard: Heard | undefined, at: number): number | undefined => {
  if (!heard || !before.heard) return undefined;
  const received = heard.received - before.heard.received;
  const lost = Math.max(0, heard.lost - before.heard.lost);
  if (received > 0) return lost / (received + lost);
  return before.heardAt !== undefined && at - before.heardAt <= SILENCE_TELLS_MS ? 1 : undefined;
};

type Seen = { at: number; reports: readonly Report[]; heard: Heard | undefined };
/** Undefined: nothing is known. The browser keeps the last report for ever, so that one counts while it is new. */
export const lossAfter = (
  before: Losses,
  { at, reports, heard }: Seen,
): { losses: Losses; loss: number | undefined } => {
  const kept = new Map(
    reports.map(({ id, timestamp }) => {
      const known = before.reports.get(id);
      return [id, known?.timestamp === timestamp ? known : { timestamp, newAt: at }];
    }),
  );
  const fresh = reports.filter(({ id }) => at - kept.get(id)!.newAt <= REPORT_HOLDS_MS);
  const hasMore = heard !== undefined && heard.received > (before.heard?.received ?? 0);
  return {
    losses: { reports: kept, heard, heardAt: hasMore ? at : before.heardAt },
    loss: fresh.length > 0 ? Math.max(...fresh.map(({ loss }) => loss)) : lossOfTheirs(before, heard, at),
  };
};
