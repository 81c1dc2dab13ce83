// The prices that staff change; each change is in the audit.
import type { Received } from '@ijeuwa/contract/endpoint';
import type { changePackagePrice, PackageHistory } from '@ijeuwa/contract/staff';
import type { Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Audit } from '../audit/audit.service.ts';

type PriceChange = Received<typeof changePackagePrice>['body'];

export type PricesNeeds = {
  audit: Audit;
  prices: {
    list(): Promise<PackageHistory[]>;
    /** Calls `record` in its own transaction. */
    change(
      packageId: string,
      staffId: string,
      change: PriceChange,
      record: (tx: Queryable, version: number) => Promise<void>,
    ): Promise<PackageHistory>;
  };
};

export const makePrices = ({ audit, prices }: PricesNeeds) => ({
  /** Nobody's private data: looking at it is not in the audit. */
  list: prices.list,

  change: ({ staffId }: StaffViewer, packageId: string, change: PriceChange): Promise<PackageHistory> =>
    prices.change(packageId, staffId, change, (tx, version) => {
      const subject = `package ${packageId} version ${version}`;
      return audit.record(tx, { staffId, act: 'change price', subject, reason: change.reason });
    }),
});
export type Prices = ReturnType<typeof makePrices>;
