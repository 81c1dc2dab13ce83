// A transfer that somebody confirmed by hand stands on a statement soon after: where it does not, finance is told, until a line
// of a statement is named for it, or somebody says why there is none.
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import { addWorkingDays } from '../refunds/refund-clock.rules.ts';
import { closeSeen, listUnseen } from './never-seen.repository.ts';
import { recordOddOnce } from './odd-payments.repository.ts';

type Needs = { db: Database; clock: Clock; live: Live; seenWithinWorkingDays: number };

/** What a line of a statement may be for is looked for among the transfers of so many days. */
const LOOKED_FOR_DAYS = 60;

export const makeNeverSeen = ({ db, clock, live, seenWithinWorkingDays }: Needs) => ({
  /** Each once, whatever becomes of it. */
  async tell(): Promise<void> {
    const noticedAt = clock.now();
    const since = later(noticedAt, -LOOKED_FOR_DAYS * DAY_MS);
    const until = later(noticedAt, -seenWithinWorkingDays * DAY_MS);
    await db.transaction(async (tx) => {
      await closeSeen(tx, noticedAt);
      for (const { id, reference, receivedAt } of await listUnseen(tx, { since, until })) {
        if (addWorkingDays(receivedAt, seenWithinWorkingDays) > noticedAt) continue;
        const what = { kind: 'transfer on no statement', outcome: 'never_seen', noticedAt } as const;
        const odd = { ...what, source: `never seen:${id}`, reference, paymentId: id };
        await recordOddOnce(tx, { ...odd, provider: 'bank' });
      }
    });
    workChanged(live, 'transfers');
  },
});
