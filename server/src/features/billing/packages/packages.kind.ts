// Packages as a kind of the catalogue: where they are written, and what each must hold to.
import type { ComparedLine } from '@ijeuwa/contract/billing';
import { PackageEntry } from '@ijeuwa/contract/packages';
import type { Kind } from '#platform/catalogue.ts';

/** Of these features those that allow nothing. */
export type ListUnknownFeatures = (features: readonly string[]) => string[];

/** Line by line what packages with these features allow. */
export type ComparePackages = (
  packages: readonly { id: string; features: readonly string[] }[],
) => ComparedLine[];

export const makePackageKind = (listUnknownFeatures: ListUnknownFeatures): Kind<PackageEntry> => ({
  name: 'package',
  work: 'packages',
  data: PackageEntry,
  written: { list: 'packages.json', place: 'position' },
  // Texts and pictures speak of them, and what is better than what is decided by the place.
  onlyInFile: ['months', 'period', 'color', 'recommended', 'position'],
  priced: ['price', 'priceUSD', 'priceEUR'],
  faultsOf: async ({ features }): Promise<Record<string, string> | undefined> => {
    const [unknown] = listUnknownFeatures(features);
    if (unknown !== undefined)
      return {
        features: `“${unknown}” allows nothing. Please write a feature as one of the packages lists it.`,
      };
    const twice = features.find((feature, at) => features.indexOf(feature) !== at);
    return twice === undefined ? undefined : { features: `“${twice}” stands there twice.` };
  },
});
