// Therapy plans and the consultation as a kind of the catalogue: where they are written, and what each must hold to.
import { TherapyPackageEntry } from '@ijeuwa/contract/therapy';
import type { Kind } from '#platform/catalogue.ts';
import { slugKey } from '#platform/slug-key.rules.ts';

export const THERAPY_KIND = 'therapy-package';

export const therapyPackageKind: Kind<TherapyPackageEntry> = {
  name: THERAPY_KIND,
  work: 'therapyPackages',
  data: TherapyPackageEntry,
  written: { list: 'therapy-packages.json', place: 'order' },
  keyOf: ({ name }) => slugKey(name, 'plan'),
  priced: ['priceNGN', 'priceUSD', 'sessions'],
  // The page asks for the one consultation.
  onlyInFile: ['offer'],
  faultsOf: async ({ offer, sessions }): Promise<Record<string, string> | undefined> =>
    offer === 'consultation' && sessions !== 1 ? { sessions: 'A consultation is one.' } : undefined,
};
