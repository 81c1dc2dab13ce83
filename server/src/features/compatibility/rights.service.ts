// Who was given a report: one for each purchase whose guarantee was given, used when a report is made.
import { REPORT_VALUE, type ReportRight } from '@ijeuwa/contract/compatibility';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import * as kept from './compatibility.repository.ts';

export type RightsNeeds = { db: Database; clock: Clock };

export const makeRights = ({ db, clock }: RightsNeeds) => ({
  /** In the transaction that gives the guarantee; of one purchase it is given once. */
  give: (tx: Queryable, { memberId, orderId }: { memberId: string; orderId: string }): Promise<void> =>
    kept.saveRightOnce(tx, {
      memberId,
      orderId,
      valueMinor: REPORT_VALUE.amountMinor,
      currency: REPORT_VALUE.currency,
      givenAt: clock.now(),
    }),

  async list(memberId: string): Promise<ReportRight[]> {
    const rights = await kept.listRights(db, memberId);
    return rights.map(({ id, givenAt, usedAt, valueMinor: amountMinor, currency }) => ({
      _id: id,
      givenAt: givenAt.toISOString(),
      value: { amountMinor, currency },
      usedAt: usedAt?.toISOString() ?? null,
    }));
  },
});
