// A profile that is refused for good: a renewal ends, no order waits to be paid, and what was paid for a package that still
// runs is asked back by that rule. Finance approves it, and with the whole of it the package ends.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Agreements } from '../agreements/agreements.service.ts';
import { lockBuying, lockOrder } from '../checkout/orders.repository.ts';
import { listRunningOrders } from '../grants/grants.repository.ts';
import type { AskingBack } from './asking-back.ts';
import { listPaid } from './refunds.repository.ts';

export type RefusedProfileNeeds = {
  clock: Clock;
  askingBack: AskingBack;
  endAgreement: Agreements['endOf'];
  endOpen: (tx: Queryable, memberId: string) => Promise<void>;
};

const REFUSED = 'The profile was refused for good: what was paid for the package goes back in full.';
const BEFORE_IT = ' What an upgrade took the place of is to be asked for after this.';

export const makeRefusedProfile =
  ({ clock, askingBack, endAgreement, endOpen }: RefusedProfileNeeds): MemberChanged =>
  async (tx, memberId, what) => {
    if (what !== 'refused') return;
    await lockBuying(tx, memberId);
    await endAgreement(tx, memberId, 'refunded');
    await endOpen(tx, memberId);
    for (const orderId of await listRunningOrders(tx, memberId, clock.now())) {
      const { order } = (await lockOrder(tx, orderId))!;
      const paid = await listPaid(tx, order.reference);
      const reason = paid.some(({ restores }) => restores.length > 0) ? REFUSED + BEFORE_IT : REFUSED;
      // What was paid for it may be going back, and was asked for before: the rest is asked for once that has ended.
      await askingBack.anew(tx, { orderId, reason, amountMinor: order.amountMinor });
    }
  };
