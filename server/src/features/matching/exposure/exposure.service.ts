// Keeps true how often everybody was shown and what follows from it; and the months in which that is kept.

import { type Clock, DAY_MS, lagosDay, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { forgetExposures, readExposures, saveExposures } from './exposure.repository.ts';
import { liftOf, owedOf } from './exposure.rules.ts';
import { dropPartition, listPartitions, makePartition, removeImpressions } from './impressions.repository.ts';
import { monthsAhead, monthsPast } from './months.rules.ts';

/** Beyond this month, so that a job which fails for weeks misses none. */
const MONTHS_AHEAD = 2;

export const makeExposure = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** For the timetable. */
  count: (): Promise<void> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      for await (const page of readExposures(tx, now)) {
        const rows = page.map((one) => ({
          memberId: one.memberId,
          shown: one.shown,
          owed: owedOf(one),
          lift: liftOf(one),
        }));
        await saveExposures(tx, rows, now);
      }
      await forgetExposures(tx, now);
    }),

  async makeMonths(): Promise<void> {
    const kept = await listPartitions(db);
    for (const month of monthsAhead(lagosDay(clock.now()), MONTHS_AHEAD))
      if (!kept.includes(month.name)) await makePartition(db, month);
  },

  /** A month goes whole when its last day is past; of the one before, and of what had no month, the days that are. */
  async forget(keptDays: number): Promise<void> {
    const before = later(clock.now(), -keptDays * DAY_MS);
    for (const name of monthsPast(await listPartitions(db), lagosDay(before))) await dropPartition(db, name);
    await removeImpressions(db, before);
  },
});
export type Exposure = ReturnType<typeof makeExposure>;
