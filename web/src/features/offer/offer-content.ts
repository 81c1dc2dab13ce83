// What is offered, as it is written in content/: the pages, the packages, and the couples who found each other.
import type { PartnerId } from '@ijeuwa/contract/venues';
import packages from '../../../../content/packages.json';
import about from '../../../../content/pages/about-us.json';
import bridalFashion from '../../../../content/pages/bridal-fashion.json';
import counseling from '../../../../content/pages/counseling.json';
import features from '../../../../content/pages/features.json';
import honeymoon from '../../../../content/pages/honeymoon-destinations.json';
import learnMore from '../../../../content/pages/learn-more.json';
import pricing from '../../../../content/pages/pricing.json';
import weddingVenues from '../../../../content/pages/wedding-venues.json';
import type { PartnerPage } from '../../../content/kinds/offer.ts';
import type { Story } from '../../../content/kinds/story.ts';

export const couples = Object.values(
  import.meta.glob<Story>('../../../../content/stories/*.md', { eager: true, import: 'default' }),
)
  .filter((story) => story.places === 'stories')
  .sort((one, other) => one.order - other.order);

export const packageOf = (id: string) => {
  const found = packages.find((one) => one.id === id);
  if (!found) throw new Error(`No package is called ${id}`);
  return found;
};

/** What of them the build knows; their words are the catalogue’s. */
export const partners: readonly (readonly [id: PartnerId, page: PartnerPage])[] = [
  ['wedding-venues', weddingVenues],
  ['bridal-fashion', bridalFashion],
  ['honeymoon-destinations', honeymoon],
];

export { about, counseling, features, learnMore, pricing };
