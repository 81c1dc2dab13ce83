// Keeps the time zone of a member as their device says it, and says how the clock of a zone stands.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { keepOffsets } from './told-offsets.ts';
import { saveZone } from './zones.repository.ts';

export const makeZones = ({ db, clock }: { db: Database; clock: Clock }) => {
  const tell = keepOffsets();
  return {
    /** Of this zone and of Lagos, where nearly all counsellors keep their hours: then no second question follows. */
    offsetsOf: (zone: string) => {
      const now = clock.now();
      return { ...tell(zone, now), home: tell(HOME_ZONE, now).offsets };
    },
    keep: ({ memberId }: Viewer, zone: string): Promise<void> => saveZone(db, memberId, zone),
  };
};
export type Zones = ReturnType<typeof makeZones>;
