// Keeps the time zone of a member as their device says it, and says how the clock of a zone stands.
import { HOME_ZONE, TOLD_DAYS } from '@ijeuwa/contract/zones';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { offsetsBetween } from './offsets.rules.ts';
import { saveZone } from './zones.repository.ts';

const DAY_MS = 86_400_000;

export const makeZones = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** Of this zone and of Lagos, where nearly all counsellors keep their hours: then no second question follows. */
  offsetsOf: (zone: string) => {
    const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
    const [begin, end] = [today - TOLD_DAYS * DAY_MS, today + TOLD_DAYS * DAY_MS];
    return {
      offsets: offsetsBetween(zone, begin, end),
      home: offsetsBetween(HOME_ZONE, begin, end),
      until: new Date(end).toISOString(),
    };
  },
  keep: ({ memberId }: Viewer, zone: string): Promise<void> => saveZone(db, memberId, zone),
});
export type Zones = ReturnType<typeof makeZones>;
