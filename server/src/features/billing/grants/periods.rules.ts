// Decides where a period is placed among those that are paid for, and when it ends.
import { addMonths, dayInLagos, inLagos, lastDayOf } from '@ijeuwa/contract/lagos-months';

const DAY_MS = 86_400_000;

/**
 * `endsAt`: the first moment that no longer counts. `anchorDay`: the day of the month on which what goes on from it ends.
 * What is moved keeps it, and it holds again wherever the end fits it: so no pause takes what a short month took already.
 */
type Span = { startsAt: Date; endsAt: Date; anchorDay: number };
export type Period = Span & { id: string; rank: number };
export type Moved = Span & { movedFrom: string };
type Placed = Span & { moved: Moved[] };

/** What goes on where another ended keeps its anchor where the end fits it: 31 January, 28 February, 31 March. */
const anchorOf = (startsAt: Date, before: readonly Period[]): number => {
  const local = inLagos(startsAt);
  const day = local.getUTCDate();
  const lastDay = lastDayOf(local.getUTCFullYear(), local.getUTCMonth());
  const goesOn = before.find(
    ({ endsAt, anchorDay }) =>
      endsAt.getTime() === startsAt.getTime() && Math.min(anchorDay, lastDay) === day,
  );
  return goesOn?.anchorDay ?? day;
};

const latest = (...moments: Date[]): Date => new Date(Math.max(...moments.map((one) => one.getTime())));
const inOrder = (periods: readonly Period[], now: Date): Period[] =>
  periods
    .filter(({ endsAt }) => endsAt > now)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());

/** All that is left of each, to the millisecond, one after the other; what stands there already stays. */
const follow = (periods: readonly Period[], free: Date, now: Date): Moved[] => {
  const moved: Moved[] = [];
  let at = free;
  for (const { id, startsAt, endsAt, anchorDay } of periods) {
    const begins = latest(now, startsAt);
    const movedEnd = new Date(at.getTime() + endsAt.getTime() - begins.getTime());
    if (begins.getTime() !== at.getTime())
      moved.push({ movedFrom: id, startsAt: at, endsAt: movedEnd, anchorDay });
    at = movedEnd;
  }
  return moved;
};

/** Where a period of this rank begins: what holds as much goes before it, what is left of the lesser ones follows it. */
const placeBehind = (
  held: readonly Period[],
  rank: number,
  now: Date,
  endOf: (startsAt: Date, before: readonly Period[]) => Omit<Span, 'startsAt'>,
): Placed => {
  const running = inOrder(held, now);
  const before = running.filter((one) => one.rank >= rank);
  const startsAt = latest(now, ...before.map(({ endsAt }) => endsAt));
  const { endsAt, anchorDay } = endOf(startsAt, before);
  const lesser = running.filter((one) => one.rank < rank);
  return { startsAt, endsAt, anchorDay, moved: follow(lesser, endsAt, now) };
};

/**
 * A package that is bought while another runs begins when that one ends; a better package begins at once, and what
 * is left of the lesser ones follows it. So no paid day is lost, and none is paid twice.
 */
export const placePeriod = (
  held: readonly Period[],
  bought: { rank: number; months: number },
  now: Date,
): Placed =>
  placeBehind(held, bought.rank, now, (startsAt, before) => {
    const anchorDay = anchorOf(startsAt, before);
    return { endsAt: addMonths(startsAt, bought.months, anchorDay), anchorDay };
  });

/** Days that are given for nothing, in the same place: the end of all that is held moves by exactly as many. */
export const placeDays = (
  held: readonly Period[],
  given: { rank: number; days: number },
  now: Date,
): Placed =>
  placeBehind(held, given.rank, now, (startsAt) => {
    const endsAt = new Date(startsAt.getTime() + given.days * DAY_MS);
    return { endsAt, anchorDay: dayInLagos(endsAt) };
  });

/** After one was taken back: what waited behind it begins so much sooner. */
export const closeUp = (held: readonly Period[], now: Date): Moved[] => follow(inOrder(held, now), now, now);

/** All of it stands still from now on, and goes on so much later: each ends by exactly as much later. */
export const standStill = (held: readonly Period[], now: Date, ms: number): Moved[] =>
  inOrder(held, now).map(({ id, startsAt, endsAt, anchorDay }) => {
    const movedEnd = new Date(endsAt.getTime() + ms);
    const begins = new Date(latest(now, startsAt).getTime() + ms);
    return { movedFrom: id, startsAt: begins, endsAt: movedEnd, anchorDay };
  });

/** What was cut when something took its place; of each the part that was left then. */
export type Cut = Span & { id: string; cutAt: Date };

/**
 * What took its place is gone: all that was left goes on from now, and what else is held follows. What stands still
 * (`from`: until then) goes on no sooner because of something behind it.
 */
export const restore = (cut: readonly Cut[], held: readonly Period[], now: Date, from = now): Moved[] => {
  let at = from;
  const restored = cut.map(({ id, startsAt, endsAt, anchorDay, cutAt }): Moved => {
    const begins = at;
    at = new Date(begins.getTime() + endsAt.getTime() - latest(startsAt, cutAt).getTime());
    return { movedFrom: id, startsAt: begins, endsAt: at, anchorDay };
  });
  return [...restored, ...follow(inOrder(held, now), at, now)];
};
