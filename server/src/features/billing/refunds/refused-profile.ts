// A profile that is refused for good: a renewal ends, no order of a package or of VIP waits to be paid, and what was paid for one that
// still runs, or is paid for one late, is asked back by that rule. Finance approves it, and with the whole of it what was bought ends.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Agreements } from '../agreements/agreements.service.ts';
import { type FoundOrder, lockBuying, lockOrder } from '../checkout/orders.repository.ts';
import { isRefused, listRunningVip, needsProfile } from '../checkout/refused.repository.ts';
import { listRunningOrders } from '../grants/grants.repository.ts';
import type { AfterSettling } from '../payments/after-settling.ts';
import type { AskingBack } from './asking-back.ts';
import { listPaid } from './refunds.repository.ts';

type AskNeeds = { askingBack: Pick<AskingBack, 'anew'>; endAgreement: Agreements['endOf'] };
export type RefusedProfileNeeds = AskNeeds & {
  clock: Clock;
  endOpen: (tx: Queryable, memberId: string, which: 'of_profile') => Promise<void>;
};

const REFUSED = 'The profile was refused for good: what was paid goes back in full.';
const BEFORE_IT = ' What an upgrade took the place of is to be asked for after this.';

/** What was paid for it may be going back, and was asked for before: the rest is asked for once that has ended. */
const askWhole = async (
  tx: Queryable,
  { order }: FoundOrder,
  askingBack: AskNeeds['askingBack'],
): Promise<void> => {
  const paid = await listPaid(tx, [order.id]);
  const reason = paid.some(({ restores }) => restores.length > 0) ? REFUSED + BEFORE_IT : REFUSED;
  await askingBack.anew(tx, { orderId: order.id, reason, amountMinor: order.amountMinor });
};

export const makeRefusedProfile =
  ({ clock, askingBack, endAgreement, endOpen }: RefusedProfileNeeds): MemberChanged =>
  async (tx, memberId, what) => {
    if (what !== 'refused') return;
    await lockBuying(tx, memberId);
    await endAgreement(tx, memberId, 'refunded');
    await endOpen(tx, memberId, 'of_profile');
    const now = clock.now();
    for (const id of [
      ...(await listRunningOrders(tx, memberId, now)),
      ...(await listRunningVip(tx, memberId, now)),
    ])
      await askWhole(tx, (await lockOrder(tx, id))!, askingBack);
  };

/** Money that was on its way when the profile was refused; what it would renew by does not begin. */
export const makePaidWhileRefused =
  ({ askingBack, endAgreement }: AskNeeds): AfterSettling =>
  async (tx, { found }) => {
    const { memberId } = found.order;
    if (!needsProfile(found.kind) || !(await isRefused(tx, memberId))) return;
    await endAgreement(tx, memberId, 'refunded');
    await askWhole(tx, found, askingBack);
  };
