// Who made a version of an entry, in words.
import type { EntryVersion } from '@ijeuwa/contract/catalogue';

export const whoMade = ({ changedBy }: Pick<EntryVersion<unknown>, 'changedBy'>): string =>
  changedBy ?? 'The catalogue’s file';
