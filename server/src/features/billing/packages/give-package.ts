// What a line of an order that sells a package gives: its period, placed after or before what is paid for already.
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Grants } from '../grants/grants.service.ts';
import type { Fulfil } from '../payments/fulfil.ts';
import { findSold } from './packages.repository.ts';

type GivePackageNeeds = { grants: Grants; memberChanged: MemberChanged };

export const makeGivePackage =
  ({ grants, memberChanged }: GivePackageNeeds): Fulfil =>
  async (tx, { packageVersionId }, paid) => {
    const { rank, months } = await findSold(tx, packageVersionId!);
    const period = await grants.give(tx, { ...paid, packageVersionId: packageVersionId!, rank, months });
    await memberChanged(tx, paid.memberId, 'package');
    return period;
  };
