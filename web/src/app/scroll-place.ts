// Under which name it is remembered how far a page was read.
import type { Location } from 'react-router';

/** The first place of every document, and each heading to which a link of the page leads, has the same key: whoever comes back from a payment page is not where another page was left. */
export const scrollPlace = ({
  key,
  pathname,
  search,
  hash,
}: Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>): string =>
  key === 'default' ? `${pathname}${search}${hash}` : key;
