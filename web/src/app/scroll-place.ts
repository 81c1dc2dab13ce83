// Under which name it is remembered how far a page was read.
import type { Location } from 'react-router';

/** The first place of every document has the same key: whoever comes back from a payment page is not where another page was left. */
export const scrollPlace = ({
  key,
  pathname,
  search,
}: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? `${pathname}${search}` : key;
