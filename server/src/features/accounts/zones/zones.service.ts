// The time zone of a member: kept as their device says it, and asked for by whoever tells them a day or a time.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { countryCodeOf } from '../phone/phone-number.ts';
import * as zones from './zones.repository.ts';
import { zoneOf } from './zones.rules.ts';

export const makeZones = ({ db }: { db: Database }) => ({
  keep: ({ memberId }: Viewer, zone: string): Promise<void> => zones.saveZone(db, memberId, zone),

  async find(tx: Queryable, memberId: string): Promise<string> {
    const known = await zones.findKnownOfZone(tx, memberId);
    return known ? zoneOf({ ...known, country: countryCodeOf(known.country) }) : HOME_ZONE;
  },
});
export type Zones = ReturnType<typeof makeZones>;
