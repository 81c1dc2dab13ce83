// Days that a member lost by our fault: finance adds them, with a reason, to what was bought.
import { AppError } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import { lockGrants } from '../grants/grants.repository.ts';
import type { AddDays } from './add-days.ts';
import { lostDaysNotice } from './free-days.mails.ts';
import { isClickDone, listPurchases } from './free-days.repository.ts';

export type LostDaysNeeds = { db: Database; clock: Clock; live: Live; audit: Audit; addDays: AddDays };
type Lost = { days: number; click: string; reason: string };

export const makeLostDays = ({ db, clock, live, audit, addDays }: LostDaysNeeds) => ({
  async add({ staffId }: StaffViewer, memberId: string, { days, click, reason }: Lost): Promise<void> {
    await db.transaction(async (tx) => {
      await addDays.lock(tx, memberId);
      await lockGrants(tx, memberId);
      if (await isClickDone(tx, click)) return;
      const now = clock.now();
      const purchases = await listPurchases(tx, memberId, now);
      const bought = purchases.find(({ endsAt }) => now < endsAt) ?? purchases[0];
      if (!bought)
        throw new AppError(
          'conflict',
          'Nothing that this member bought has begun, or it ended too long ago.',
        );
      const free = { why: 'lost' as const, days, clickId: click };
      await addDays.add(tx, { memberId, bought, free, told: lostDaysNotice });
      const subject = `member ${memberId}, ${days} of ${bought.packageName}`;
      await audit.record(tx, { staffId, act: 'add lost days', subject, reason });
    });
    live.toMember(memberId, 'changed', { what: 'subscription' });
  },
});
export type LostDays = ReturnType<typeof makeLostDays>;
