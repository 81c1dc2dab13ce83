// Asks the server how clocks stand, before times are shown on them: the rules of a device may be years old.
import { findZoneOffsets, keepToldZone } from '@ijeuwa/contract/zones';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { zoneHere } from '#platform/zone-here.ts';

const FRESH_MS = 12 * 3_600_000;

const learn = async (zone: string): Promise<void> => {
  const told = await queryClient.fetchQuery({
    queryKey: [findZoneOffsets.path, zone],
    queryFn: () => call(findZoneOffsets, { query: { zone } }),
    staleTime: FRESH_MS,
    retry: false,
  });
  keepToldZone(zone, told);
};

/** Of these zones and of the device's own; where no answer comes, the rules of the device serve. */
export const learnZones = async (...zones: string[]): Promise<void> => {
  await Promise.all([...new Set([...zones, zoneHere()])].map((zone) => learn(zone).catch(() => {})));
};
