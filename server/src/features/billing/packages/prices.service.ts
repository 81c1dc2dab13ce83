// Prices as staff see and change them: every change is a version of its own, and of two at once the second is told.
import type { Received } from '@ijeuwa/contract/endpoint';
import type { changePackagePrice, PackageHistory, PriceVersion } from '@ijeuwa/contract/prices';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { inWords } from '../billing.mails.ts';
import * as packages from './packages.repository.ts';
import { type MinorPrices, samePrices, toMinor, toWhole } from './prices.rules.ts';

type PriceChange = Received<typeof changePackagePrice>['body'];
type Versions = Awaited<ReturnType<typeof packages.listPackageVersions>>;

const toVersion = ({ row, staffName }: Versions[number]): PriceVersion => ({
  ...toWhole(row.content.priceMinor),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  changedBy: staffName,
  reason: row.reason,
});

/** Of one package, the newest first. */
const toHistory = (versions: Versions): PackageHistory => {
  const [current, ...earlier] = versions;
  if (!current) throw notFound('This package');
  const { packageId, content } = current.row;
  return {
    id: packageId,
    name: content.name,
    period: content.period,
    current: toVersion(current),
    earlier: earlier.map(toVersion),
  };
};

const pricesInWords = ({ NGN, USD, EUR }: MinorPrices): string =>
  `${inWords(NGN, 'NGN')}, ${inWords(USD, 'USD')} and ${inWords(EUR, 'EUR')}`;

export type PricesNeeds = { db: Database; clock: Clock; audit: Audit };

export const makePrices = ({ db, clock, audit }: PricesNeeds) => ({
  /** Nobody's private data: looking at it is not in the audit. */
  async list(): Promise<PackageHistory[]> {
    const versions = await packages.listPackageVersions(db);
    const ofOne = Map.groupBy(versions, ({ row }) => row.packageId);
    const position = (rows: Versions) => rows[0]?.row.position ?? 0;
    return [...ofOne.values()].sort((one, other) => position(one) - position(other)).map(toHistory);
  },

  change: (
    { staffId }: StaffViewer,
    packageId: string,
    { seenVersion, reason, ...prices }: PriceChange,
  ): Promise<PackageHistory> =>
    db.transaction(async (tx) => {
      await packages.lockCatalogue(tx);
      const current = await packages.findCurrentPackage(tx, packageId);
      if (!current) throw notFound('This package');
      const { position, content, version } = current;
      if (version !== seenVersion)
        throw new AppError(
          'conflict',
          `These prices were changed meanwhile. Now it is version ${version}: ${pricesInWords(content.priceMinor)}. Please look again.`,
        );
      const priceMinor = toMinor(prices);
      if (samePrices(priceMinor, content.priceMinor))
        throw new AppError('invalid', 'It already costs this.', { price: 'Please give another price.' });
      const changed = {
        packageId,
        position,
        content: { ...content, priceMinor },
        changedBy: staffId,
        reason,
      };
      await packages.savePackageVersion(tx, changed, clock.now());
      const history = toHistory(await packages.listPackageVersions(tx, packageId));
      const subject = `package ${packageId} version ${version + 1}`;
      await audit.record(tx, { staffId, act: 'change price', subject, reason });
      return history;
    }),
});
export type Prices = ReturnType<typeof makePrices>;
