// The larger packages that can take the place of what runs, each at the price that a quote of today has.
import type { Package } from '@ijeuwa/contract/billing';
import type { Upgrade } from '@ijeuwa/contract/changes';
import { AppError } from '#platform/app-error.ts';
import type { Database } from '#platform/database/connect.ts';
import { findCurrentPackage } from '../packages/packages.repository.ts';
import { toMinor } from '../packages/prices.rules.ts';
import type { Upgrades } from './upgrades.service.ts';

type Needs = { db: Database; upgrades: Upgrades; listPackages: () => Promise<Package[]> };

export const makeListUpgrades = ({ db, upgrades, listPackages }: Needs) => {
  const priceOf = async (memberId: string, packageId: string): Promise<Upgrade | undefined> => {
    const sold = await findCurrentPackage(db, packageId);
    if (!sold) return undefined;
    const { currency, counted } = await upgrades.countFor(memberId, { rank: sold.position });
    const prices: Partial<Record<string, number>> = toMinor(sold.content);
    const priceMinor = prices[currency];
    const creditMinor = counted.reduce((all, one) => all + one.creditMinor, 0);
    if (priceMinor === undefined || priceMinor <= creditMinor) return undefined;
    return {
      packageId,
      packageName: sold.content.name,
      price: { amountMinor: priceMinor, currency },
      credit: { amountMinor: creditMinor, currency },
      total: { amountMinor: priceMinor - creditMinor, currency },
    };
  };

  return async (memberId: string): Promise<{ upgrades: Upgrade[] }> => {
    const found: Upgrade[] = [];
    for (const { id } of await listPackages()) {
      // What a quote would refuse is not offered.
      const one = await priceOf(memberId, id).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'conflict') return undefined;
        throw error;
      });
      if (one) found.push(one);
    }
    return { upgrades: found };
  };
};
export type ListUpgrades = ReturnType<typeof makeListUpgrades>;
