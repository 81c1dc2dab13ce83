// The call by which administrators read the day's figures.
import { listDayFigures } from '@ijeuwa/contract/day-figures';
import { type Clock, DAY_MS, lagosDay, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Serve } from '#platform/http/serve.ts';
import { countDays, countQueues } from './day-figures.repository.ts';
import { daysUpTo, figuresOf } from './day-figures.rules.ts';

export type DayFiguresNeeds = {
  db: Database;
  clock: Clock;
  /** Of the billing room: for how long an announced transfer is looked for. */
  transfersLookedForDays: number;
  /** Whether examples stand among the events. */
  demo: boolean;
};

export const dayFiguresStaffRoutes = (serve: Serve, needs: DayFiguresNeeds): void => {
  const { db, clock, transfersLookedForDays, demo } = needs;

  serve(listDayFigures, async () => {
    const now = clock.now();
    const days = daysUpTo(lagosDay(now));
    const queues = await countQueues(db, {
      announcedSince: later(now, -transfersLookedForDays * DAY_MS),
      now,
      demo,
    });
    return {
      days: figuresOf(days, await countDays(db, days.at(-1)!)),
      queues: queues.map(({ what, waiting, oldest_at }) => ({
        what,
        waiting,
        oldestAt: oldest_at?.toISOString() ?? null,
      })),
    };
  });
};
