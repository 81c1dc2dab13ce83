// The packages on sale, as the catalogue has them; for the calls, the written pages and the staff who keep them.
import { type ComparedLine, type Package, SAMPLE_PACKAGE } from '@ijeuwa/contract/billing';
import { figuresOf } from '@ijeuwa/contract/figures';
import type { PackageEntry, PackageHistory } from '@ijeuwa/contract/packages';
import { notFound } from '#platform/app-error.ts';
import type { Catalogue, Entry } from '#platform/catalogue.ts';
import { escapeHtml } from '#platform/html.ts';
import { inWords } from '../billing.mails.ts';
import { type ComparePackages, type ListUnknownFeatures, makePackageKind } from './packages.kind.ts';

export type PackagesNeeds = {
  catalogue: Catalogue;
  listUnknownFeatures: ListUnknownFeatures;
  comparePackages: ComparePackages;
};

type Placed = Entry<PackageEntry>;
const inOrder = (one: Placed, other: Placed): number => one.data.position - other.data.position;

const toPackage = ({ key, data: { position: _, ...data } }: Placed): Package => ({ id: key, ...data });

/** For a page without script: a mark that is seen, and the word that is heard. */
const asCell = (value: string | null): string => {
  if (value === null) return '<span aria-hidden="true">–</span><span class="sr-only">No</span>';
  if (value === 'Yes') return '<span aria-hidden="true">✓</span><span class="sr-only">Yes</span>';
  return escapeHtml(value);
};
const toItem = ({ title, values }: ComparedLine) => ({
  group: 'all',
  marks: {
    title: escapeHtml(title),
    ...Object.fromEntries(Object.entries(values).map(([id, value]) => [id, asCell(value)])),
  },
});
const placeOf = ({ current }: PackageHistory): number => current.data?.position ?? Infinity;

export const makePackages = ({ catalogue, listUnknownFeatures, comparePackages }: PackagesNeeds) => {
  const { seed, listCurrent, keepHidden, desk } = catalogue.open(makePackageKind(listUnknownFeatures));
  const list = async (): Promise<Package[]> => (await listCurrent()).sort(inOrder).map(toPackage);
  return {
    seed,
    keepHidden,
    list,
    /** What is on sale, and how it compares. */
    compare: async () => {
      const packages = await list();
      return { packages, comparison: comparePackages(packages) };
    },
    listHistories: async (): Promise<PackageHistory[]> =>
      (await desk.list())
        .filter(({ key }) => key !== SAMPLE_PACKAGE)
        .sort((one, other) => placeOf(one) - placeOf(other)),
    change: (...asked: Parameters<typeof desk.change>) => {
      if (asked[1] === SAMPLE_PACKAGE) throw notFound('This package');
      return desk.change(...asked);
    },
    /** Prices and periods in words, by the marks with which open pages name them. */
    listFigures: async (): Promise<Map<string, string>> =>
      figuresOf(await list(), ({ amountMinor, currency }) => inWords(amountMinor, currency)),
    /** The same comparison, as the list called compared of the open pages. */
    listComparedForPages: async () => ({ items: comparePackages(await list()).map(toItem), structured: [] }),
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
