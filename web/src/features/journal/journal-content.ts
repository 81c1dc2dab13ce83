// The posts, tips and stories, as they are written in content/.
import blogPage from '../../../../content/pages/blog.json';
import tipsPage from '../../../../content/pages/dating-tips.json';
import safetyPage from '../../../../content/pages/safety-guide.json';
import storiesPage from '../../../../content/pages/success-stories.json';
import type { Post } from '../../../content/kinds/post.ts';
import type { Story } from '../../../content/kinds/story.ts';
import type { Tip } from '../../../content/kinds/tip.ts';

const inOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** The newest first. */
export const posts = Object.values(
  import.meta.glob<Post>('../../../../content/posts/*.md', { eager: true, import: 'default' }),
).sort((one, other) => other.date.localeCompare(one.date));

export const tips = Object.values(
  import.meta.glob<Tip>('../../../../content/tips/*.md', { eager: true, import: 'default' }),
).sort(inOrder);

export const safetyTips = Object.values(
  import.meta.glob<Tip>('../../../../content/safety/*.md', { eager: true, import: 'default' }),
).sort(inOrder);

export const stories = Object.values(
  import.meta.glob<Story>('../../../../content/stories/*.md', { eager: true, import: 'default' }),
)
  .filter((story) => story.places === 'stories')
  .sort(inOrder);

export { blogPage, safetyPage, storiesPage, tipsPage };
