// Venues, planning services and partners as kinds of the catalogue: where they are written, and what each must hold to.
import { PARTNERS, PartnerEntry, PlanningServiceEntry, VenueEntry } from '@ijeuwa/contract/venues';
import type { Kind } from '#platform/catalogue.ts';
import { slugKey } from '#platform/slug-key.rules.ts';
import { readPartnerWords } from './partner-words.rules.ts';

const noFaults = async () => undefined;

export const VENUES: Kind<VenueEntry> = {
  name: 'venue',
  work: 'venues',
  data: VenueEntry,
  written: { folder: 'venues', text: 'description' },
  keyOf: ({ name }) => slugKey(name, 'venue'),
  faultsOf: async ({ example, rating, reviews }): Promise<Record<string, string> | undefined> => {
    if ((rating === undefined) !== (reviews === undefined))
      return { reviews: 'A rating and the number of its reviews go together.' };
    // Nobody has measured one yet (decisions, rule 5).
    if (rating !== undefined && !example)
      return { rating: 'Only what is an example has a rating that nobody gave.' };
    return undefined;
  },
};

export const PLANNING_SERVICES: Kind<PlanningServiceEntry> = {
  name: 'planning-service',
  work: 'planningServices',
  data: PlanningServiceEntry,
  written: { folder: 'planning-services', text: 'description' },
  keyOf: ({ name }) => slugKey(name, 'service'),
  faultsOf: noFaults,
};

const PAGE_FIELDS = ['intro', 'words', 'endingTitle', 'endingText'] as const;
const isPartner = (key: string): boolean => (PARTNERS as readonly string[]).includes(key);

export const PARTNER: Kind<PartnerEntry> = {
  name: 'partner',
  work: 'partners',
  data: PartnerEntry,
  written: { folder: 'partners', text: 'words' },
  // Each has a page, which is called like it.
  isFree: isPartner,
  onlyInFile: ['order'],
  async faultsOf(data): Promise<Record<string, string> | undefined> {
    const empty = PAGE_FIELDS.filter((field) => !data[field]);
    if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, 'Please write it.']));
    const braced = (['name', 'line', ...PAGE_FIELDS] as const).find((field) => /[{}]/.test(data[field]!));
    if (braced) return { [braced]: 'Nothing is filled in here: please do without braces.' };
    const read = readPartnerWords(data.words!);
    return 'fault' in read ? { words: read.fault } : undefined;
  },
};
