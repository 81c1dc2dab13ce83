// The packages on sale, as the catalogue has them; for the calls, the written pages and the staff who keep them.
import type { Package } from '@ijeuwa/contract/billing';
import { figuresOf } from '@ijeuwa/contract/figures';
import type { PackageEntry, PackageHistory } from '@ijeuwa/contract/packages';
import type { Catalogue, Entry } from '#platform/catalogue.ts';
import { escapeHtml } from '#platform/html.ts';
import { inWords } from '../billing.mails.ts';
import { type ListUnknownFeatures, makePackageKind } from './packages.kind.ts';

export type PackagesNeeds = { catalogue: Catalogue; listUnknownFeatures: ListUnknownFeatures };

type Placed = Entry<PackageEntry>;
const inOrder = (one: Placed, other: Placed): number => one.data.position - other.data.position;

const toPackage = ({ key, data: { position: _, ...data } }: Placed): Package => ({ id: key, ...data });
const placeOf = ({ current }: PackageHistory): number => current.data?.position ?? Infinity;

export const makePackages = ({ catalogue, listUnknownFeatures }: PackagesNeeds) => {
  const { seed, listCurrent, desk } = catalogue.open(makePackageKind(listUnknownFeatures));
  const list = async (): Promise<Package[]> => (await listCurrent()).sort(inOrder).map(toPackage);
  return {
    seed,
    list,
    listHistories: async (): Promise<PackageHistory[]> =>
      (await desk.list()).sort((one, other) => placeOf(one) - placeOf(other)),
    change: desk.change,
    /** Prices and periods in words, by the marks with which open pages name them. */
    listFigures: async (): Promise<Map<string, string>> =>
      figuresOf(await list(), ({ amountMinor, currency }) => inWords(amountMinor, currency)),
    /** What each package holds, as the list called features of the open pages. */
    listFeaturesForPages: async () => ({
      items: (await list()).flatMap(({ id, features }) =>
        features.map((feature) => ({ group: id, marks: { feature: escapeHtml(feature) } })),
      ),
      structured: [],
    }),
  };
};
export type Packages = ReturnType<typeof makePackages>;
