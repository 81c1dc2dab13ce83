// Keeps the time zone of a member as their device says it.
import type { Database } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { saveZone } from './zones.repository.ts';

export const makeZones = ({ db }: { db: Database }) => ({
  keep: ({ memberId }: Viewer, zone: string): Promise<void> => saveZone(db, memberId, zone),
});
export type Zones = ReturnType<typeof makeZones>;
