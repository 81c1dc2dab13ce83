// The time zone of a member, for whoever tells them a day or a time.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { eq } from 'drizzle-orm';
import { member } from '../database/tables/accounts.ts';
import { place, profile } from '../database/tables/profiles.ts';
import type { FindZone } from '../mail-words.ts';
import { countryCodeOf } from './country-codes.ts';
import { zoneOf } from './zones.rules.ts';

/** As their device said it last; else of the place where they live, or of the country they signed up from. */
export const findZone: FindZone = async (db, memberId) => {
  const [known] = await db
    .select({ zone: member.zone, placeCountry: place.country, country: member.country })
    .from(member)
    .leftJoin(profile, eq(profile.memberId, member.id))
    .leftJoin(place, eq(place.id, profile.placeId))
    .where(eq(member.id, memberId));
  return known ? zoneOf({ ...known, country: countryCodeOf(known.country) }) : HOME_ZONE;
};
