// Where what is bought now would be placed: the same for whoever is told of it before and for whoever is given it.
import { later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { listPeriods } from './grants.repository.ts';
import { placePeriod } from './periods.rules.ts';

/** `goesOnFrom`: of what is renewed, the end of what it goes on from, also where that is past. */
type Bought = { memberId: string; rank: number; months: number; goesOnFrom?: Date };

/** A moment before what ended then, so that it is known what goes on; from now where something else began since. */
export const placeAt = async (
  db: Queryable,
  { memberId, goesOnFrom }: Pick<Bought, 'memberId' | 'goesOnFrom'>,
  now: Date,
): Promise<Date> => {
  if (!goesOnFrom || goesOnFrom > now) return now;
  const since = await listPeriods(db, memberId, goesOnFrom);
  return since.length > 0 ? now : later(goesOnFrom, -1);
};

export const endIfBought = async (db: Queryable, bought: Bought, now: Date): Promise<Date> => {
  const at = await placeAt(db, bought, now);
  return placePeriod(await listPeriods(db, bought.memberId, at), bought, at).endsAt;
};
