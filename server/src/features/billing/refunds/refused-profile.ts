// A profile that is refused for good: a renewal ends, no order waits to be paid, and what was paid for a package that still
// runs is asked back by that rule. Finance approves it, and with the whole of it the package ends.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Agreements } from '../agreements/agreements.service.ts';
import { lockBuying, lockOrder } from '../checkout/orders.repository.ts';
import { listRunningOrders } from '../grants/grants.repository.ts';
import { listPaid, recordRefundOnce } from './refunds.repository.ts';
import { mayGoBack } from './refunds.rules.ts';

export type RefusedProfileNeeds = {
  clock: Clock;
  endAgreement: Agreements['endOf'];
  endOpen: (tx: Queryable, memberId: string) => Promise<void>;
};

const REFUSED = 'The profile was refused for good: what was paid for the package goes back in full.';
const BEFORE_IT = ' What an upgrade took the place of is to be asked for after this.';

export const makeRefusedProfile =
  ({ clock, endAgreement, endOpen }: RefusedProfileNeeds): MemberChanged =>
  async (tx, memberId, what) => {
    if (what !== 'refused') return;
    await lockBuying(tx, memberId);
    await endAgreement(tx, memberId, 'refunded');
    await endOpen(tx, memberId);
    const requestedAt = clock.now();
    for (const id of await listRunningOrders(tx, memberId, requestedAt)) {
      const { order } = (await lockOrder(tx, id))!;
      for (const paid of await listPaid(tx, order.reference)) {
        const amountMinor = mayGoBack(paid);
        if (amountMinor === 0) continue;
        await recordRefundOnce(tx, {
          paymentId: paid.payment.id,
          amountMinor,
          of: 'order',
          reason: paid.payment.standing,
          why: paid.restores.length > 0 ? REFUSED + BEFORE_IT : REFUSED,
          state: 'requested',
          requestedAt,
        });
      }
    }
  };
