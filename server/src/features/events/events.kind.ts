// Events as a kind of the catalogue.
import { EventEntry } from '@ijeuwa/contract/events';
import type { Kind } from '#platform/catalogue.ts';
import { slugKey } from '#platform/slug-key.rules.ts';

export const EVENTS: Kind<EventEntry> = {
  name: 'event',
  work: 'events',
  data: EventEntry,
  written: { folder: 'events', text: 'description' },
  keyOf: ({ title }) => slugKey(title, 'event'),
  faultsOf: async () => undefined,
};
