// What a line of an order that sells a package gives: its period, placed after or before what is paid for already.
import type { Clock } from '#platform/clock.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Fulfil } from '../payments/fulfil.ts';
import * as subscriptions from '../subscriptions/subscriptions.repository.ts';
import { placePeriod } from '../subscriptions/subscriptions.rules.ts';
import { findSold } from './packages.repository.ts';

type GivePackageNeeds = { clock: Clock; memberChanged: MemberChanged };

export const makeGivePackage =
  ({ clock, memberChanged }: GivePackageNeeds): Fulfil =>
  async (tx, line, { memberId, orderId }) => {
    const sold = await findSold(tx, line.packageVersionId!);
    const now = clock.now();
    await subscriptions.lockSubscriptions(tx, memberId);
    const paid = await subscriptions.listPaidPeriods(tx, memberId, now);
    const { startsAt, endsAt, moved } = placePeriod(paid, { rank: sold.rank, months: sold.months }, now);
    await subscriptions.moveSubscriptions(tx, moved);
    await subscriptions.saveSubscription(tx, {
      memberId,
      packageVersionId: line.packageVersionId!,
      orderId,
      trial: false,
      startsAt,
      endsAt,
    });
    await memberChanged(tx, memberId, 'entitlement');
    return { startsAt, endsAt };
  };
