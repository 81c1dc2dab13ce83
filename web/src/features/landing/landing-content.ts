// The landing page's texts and its couples, as they are written in content/.
import landingPage from '../../../../content/pages/landing.json';
import type { LandingPage } from '../../../content/kinds/landing.ts';
import type { Story } from '../../../content/kinds/story.ts';

export const landing: LandingPage = landingPage;

export const couples = Object.values(
  import.meta.glob<Story>('../../../../content/stories/*.md', { eager: true, import: 'default' }),
)
  .filter((story) => story.places === 'landing')
  .sort((one, other) => one.order - other.order);

// Who is met first at the top is not who tells the first story below.
export const heroCouples = [...couples.slice(-1), ...couples.slice(0, -1)];
