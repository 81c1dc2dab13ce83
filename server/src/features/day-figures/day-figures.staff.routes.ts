// The call by which staff read the day's figures, each those of their roles.

import type { CameNet } from '@ijeuwa/contract/books';
import { COUNT_READERS, listDayFigures, QUEUE_READERS } from '@ijeuwa/contract/day-figures';
import { type Clock, DAY_MS, lagosDay, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Serve } from '#platform/http/serve.ts';
import { countDays, countQueues } from './day-figures.repository.ts';
import { daysUpTo, figuresOf, readBy } from './day-figures.rules.ts';

export type DayFiguresNeeds = {
  db: Database;
  clock: Clock;
  /** Of the billing room: for how long an announced transfer is looked for. */
  transfersLookedForDays: number;
  /** Whether examples stand among the events. */
  demo: boolean;
  /** Of the billing room. */
  billing: { books: { netsOfYesterday(): Promise<CameNet[]> } };
};

export const dayFiguresStaffRoutes = (serve: Serve, needs: DayFiguresNeeds): void => {
  const { db, clock, transfersLookedForDays, demo, billing } = needs;

  serve(listDayFigures, async ({ viewer: { roles } }) => {
    const now = clock.now();
    const days = daysUpTo(lagosDay(now));
    const queues = await countQueues(db, {
      announcedSince: later(now, -transfersLookedForDays * DAY_MS),
      now,
      demo,
    });
    const [counts, mayOpen] = [readBy(COUNT_READERS, roles), readBy(QUEUE_READERS, roles)];
    return {
      days: figuresOf(days, counts, await countDays(db, counts, days.at(-1)!)),
      cameYesterday: await billing.books.netsOfYesterday(),
      queues: mayOpen
        .flatMap((name) => queues.filter(({ what }) => what === name))
        .map(({ what, waiting, oldest_at }) => ({
          what,
          waiting,
          oldestAt: oldest_at?.toISOString() ?? null,
        })),
    };
  });
};
