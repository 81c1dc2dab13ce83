// The posts that the help center leads to.
import type { Post } from '../../../content/kinds/post.ts';

/** The newest first. */
export const posts = Object.values(
  import.meta.glob<Post>('../../../../content/posts/*.md', { eager: true, import: 'default' }),
).sort((one, other) => other.date.localeCompare(one.date));
