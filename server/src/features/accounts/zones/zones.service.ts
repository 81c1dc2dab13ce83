// Keeps the time zone of a member as their device says it, and says how the clock of a zone stands.
import { offsetsAround } from '@ijeuwa/contract/zones';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { saveZone } from './zones.repository.ts';

export const makeZones = ({ db, clock }: { db: Database; clock: Clock }) => ({
  offsets: (zone: string) => offsetsAround(clock.now().getTime(), zone),
  keep: ({ memberId }: Viewer, zone: string): Promise<void> => saveZone(db, memberId, zone),
});
export type Zones = ReturnType<typeof makeZones>;
