// The story of the name, as it is written in content/.
import type { NameStory } from '../../../content/kinds/ijeuwa.ts';

export const [name] = Object.values(
  import.meta.glob<NameStory>('../../../../content/pages/ijeuwa.md', { eager: true, import: 'default' }),
) as [NameStory];
