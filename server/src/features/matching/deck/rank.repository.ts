// The place of a person in the queue. Hidden, and never their popularity; a better rank moves in here.

import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#platform/clock.ts';
import { at, me, satisfaction, them } from './both-ways.repository.ts';

const HALF_LIFE_DAYS = 5;
/** Who likes me stands before everybody, the day's picks before all others; whom I take back stands first. */
export const LIKER_FIRST = 10;
export const PICKED_FIRST = 20;
export const TAKEN_BACK_FIRST = 40;

/** Compatibility both ways, times how likely the other is here to look; likers first. */
export const rankOf = (now: Date, liked: SQL): SQL => sql`
  sqrt(${satisfaction(me, them)} * ${satisfaction(them, me)})
  * (0.5 + 0.5 * power(0.5, greatest(0, extract(epoch from ${at(now)} - t.last_active_at))::float8
      / ${sql.raw(String((HALF_LIFE_DAYS * DAY_MS) / 1000))}))
  + case when ${liked} then ${sql.raw(String(LIKER_FIRST))} else 0 end`;
