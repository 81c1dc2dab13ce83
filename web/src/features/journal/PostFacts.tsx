// Who wrote a post, when, and how long it takes to read.
import { formatDay } from '#ui/format.ts';
import type { Post } from '../../../content/kinds/post.ts';
import { minutesToRead } from './reading-time.ts';

export function PostFacts({ post }: { post: Post }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
      <span>{post.author}</span>
      <span>
        <time dateTime={post.date}>{formatDay(post.date)}</time> · {minutesToRead(post.html)} min read
      </span>
    </p>
  );
}
