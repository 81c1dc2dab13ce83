// The index of the blog: the newest post large, then the others.
import { ReadingPage } from '#ui/ReadingPage.tsx';
import type { BlogPage as Page } from '../../../content/kinds/journal.ts';
import type { Post } from '../../../content/kinds/post.ts';
import { PostCard } from './PostCard.tsx';

/** At the desk two stand in the first row of the grid, and three in each row after it. */
const WIDE = 2;

export function BlogPage({ page, posts }: { page: Page; posts: readonly Post[] }) {
  const [newest, ...others] = posts;
  return (
    <ReadingPage title={page.heading} lead={page.intro} wide>
      {newest && <PostCard post={newest} look="leading" />}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
        {others.map((post, index) => (
          <li
            key={post.slug}
            className={index < WIDE ? 'grid sm:max-lg:first:col-span-2 lg:col-span-3' : 'grid lg:col-span-2'}
          >
            <PostCard post={post} look={index === 0 ? 'wide' : 'small'} />
          </li>
        ))}
      </ul>
    </ReadingPage>
  );
}
