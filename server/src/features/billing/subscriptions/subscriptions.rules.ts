// Decides where the period of a bought package is placed.

/** The same day so many months later, or the last day of a shorter month. */
export const addMonths = (from: Date, months: number): Date => {
  const moved = new Date(from);
  moved.setUTCMonth(from.getUTCMonth() + months);
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0);
  return moved;
};

export type Period = { id: string; rank: number; startsAt: Date; endsAt: Date };
type Placed = { startsAt: Date; endsAt: Date; moved: Period[] };

const end = (period: { endsAt: Date }): number => period.endsAt.getTime();
const latest = (...moments: Date[]): Date => new Date(Math.max(...moments.map((one) => one.getTime())));

/**
 * A package that is bought while another runs begins when that one ends; a better package begins at once, and what
 * is left of the lesser ones follows it. So no paid day is lost, and none is paid twice.
 */
export const placePeriod = (
  held: readonly Period[],
  bought: { rank: number; months: number },
  now: Date,
): Placed => {
  const running = held.filter((period) => end(period) > now.getTime());
  const before = running.filter((period) => period.rank >= bought.rank);
  const startsAt = latest(now, ...before.map((period) => period.endsAt));
  const endsAt = addMonths(startsAt, bought.months);
  const moved: Period[] = [];
  let free = endsAt;
  for (const lesser of running.filter((one) => one.rank < bought.rank).sort((a, b) => end(a) - end(b))) {
    const left = end(lesser) - latest(now, lesser.startsAt).getTime();
    const period = { ...lesser, startsAt: free, endsAt: new Date(free.getTime() + left) };
    moved.push(period);
    free = period.endsAt;
  }
  return { startsAt, endsAt, moved };
};
