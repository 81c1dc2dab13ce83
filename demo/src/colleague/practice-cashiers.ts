// The practice colleagues of finance: each confirms what members of the demonstration said that they sent, after some
// minutes, by the services of the desk; of much money the second of them says the same after the first.
import type { Product } from '@ijeuwa/server/app/start-product';
import { chanceOf } from '../world/timers.ts';

type Transfers = Product['features']['billing']['transfers'];
type Viewer = Parameters<Transfers['list']>[0];
type CashiersNeeds = {
  transfers: Pick<Transfers, 'list' | 'confirm'>;
  /** Those whose access has not ended, in their order. */
  findViewers: () => Promise<readonly Viewer[]>;
  now: () => Date;
};

const MINUTE_MS = 60_000;
const PATIENCE_MS = { least: 4 * MINUTE_MS, most: 8 * MINUTE_MS };
const REASON = 'Practice: a program of the demonstration confirms what was announced; no bank was asked.';

/** The same for the same transfer, also after a restart. */
const patienceFor = (attemptId: string): number =>
  PATIENCE_MS.least + chanceOf('cashier', attemptId) * (PATIENCE_MS.most - PATIENCE_MS.least);

const isDecided = (error: unknown): boolean => (error as { code?: unknown }).code === 'conflict';

export const makeCashiers = ({ transfers, findViewers, now }: CashiersNeeds) => {
  const work = async (viewer: Viewer): Promise<void> => {
    for (const one of await transfers.list(viewer)) {
      const { attemptId, announcedAt, confirmedByMe } = one;
      const goesBack = one.paidAlready || one.accountClosed || one.profileRefused;
      // What would have to go back is for a person.
      if (announcedAt === null || confirmedByMe || goesBack) continue;
      if (now().getTime() - Date.parse(announcedAt) < patienceFor(attemptId)) continue;
      await transfers.confirm(viewer, attemptId, { reason: REASON }).catch((error) => {
        if (!isDecided(error)) throw error;
      });
    }
  };

  return {
    /** One after the other: what the first settles the second does not find. */
    async look(): Promise<void> {
      for (const viewer of await findViewers()) await work(viewer);
    },
  };
};
