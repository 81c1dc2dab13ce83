// The landing page's texts and its couples, as they are written in content/.
import landingPage from '../../../../content/pages/landing.json';
import type { LandingPage } from '../../../content/kinds/landing.ts';
import type { Story } from '../../../content/kinds/story.ts';

/** On a phone's fine screen: two thirds of its pixels are enough for a drawing, and half the data. */
export const SPARING = '66vw';

export const landing: LandingPage = landingPage;

export const couples = Object.values(
  import.meta.glob<Story>('../../../../content/stories/*.md', { eager: true, import: 'default' }),
)
  .filter((story) => story.places === 'landing')
  .sort((one, other) => one.order - other.order);
