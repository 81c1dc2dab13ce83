// What a line of an order that sells a package gives: its period, placed after or before what is paid for already.
import type { Queryable } from '#platform/database/connect.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import { listEndedBy } from '../changes/upgrades.repository.ts';
import type { Grants } from '../grants/grants.service.ts';
import type { Fulfil } from '../payments/fulfil.ts';
import { findSold } from './packages.repository.ts';

type GivePackageNeeds = {
  grants: Grants;
  memberChanged: MemberChanged;
  /** Of an order that renews something: where that ended. */
  findOldEnd: (tx: Queryable, orderId: string) => Promise<Date | undefined>;
};

export const makeGivePackage =
  ({ grants, memberChanged, findOldEnd }: GivePackageNeeds): Fulfil =>
  async (tx, { packageVersionId }, paid) => {
    const { rank, months } = await findSold(tx, packageVersionId!);
    const goesOnFrom = await findOldEnd(tx, paid.orderId);
    const insteadOf = await listEndedBy(tx, paid.orderId);
    const sold = { packageVersionId: packageVersionId!, rank, months };
    const period = await grants.give(tx, { ...paid, ...sold, goesOnFrom, insteadOf });
    await memberChanged(tx, paid.memberId, 'package');
    return period;
  };
