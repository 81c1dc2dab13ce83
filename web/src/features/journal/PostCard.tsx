// A post on the index: the newest large, the others in a grid; the whole card leads to it.
import { classes } from '#ui/classes.ts';
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';
import type { Post } from '../../../content/kinds/post.ts';
import { PostFacts } from './PostFacts.tsx';

const LOOKS = {
  leading: {
    card: 'lg:grid lg:grid-cols-[3fr_2fr] lg:items-stretch',
    picture: 'lg:h-full',
    words: 'gap-4 lg:justify-center lg:p-10',
    title: 'text-[min(1.5rem,11vw)] sm:text-4xl',
    excerpt: 'sm:text-lg',
    sizes: `(min-width: 72rem) 42rem, (min-width: 64rem) 60vw, (min-width: 40rem) 95vw, ${SPARING}`,
  },
  wide: {
    card: 'sm:grid sm:grid-cols-2 lg:flex',
    picture: 'sm:h-full lg:h-auto',
    words: 'gap-3 sm:justify-center lg:justify-start',
    title: 'text-xl sm:max-lg:text-2xl',
    excerpt: '',
    sizes: `(min-width: 72rem) 34rem, (min-width: 40rem) 50vw, ${SPARING}`,
  },
  small: {
    card: '',
    picture: '',
    words: 'gap-3',
    title: 'text-xl',
    excerpt: '',
    sizes: `(min-width: 72rem) 22rem, (min-width: 64rem) 32vw, (min-width: 40rem) 48vw, ${SPARING}`,
  },
};

type PostCardProps = { post: Post; look: keyof typeof LOOKS; className?: string };

export function PostCard({ post, look, className }: PostCardProps) {
  const { card, picture, words, title, excerpt, sizes } = LOOKS[look];
  return (
    <article
      className={classes(
        'group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-surface transition-shadow hover:shadow-card',
        card,
        className,
      )}
    >
      <DrawnPicture
        name={post.picture}
        alt=""
        sizes={sizes}
        eager={look === 'leading'}
        className={classes('aspect-[3/2] w-full object-cover', picture)}
      />
      <div className={classes('flex flex-1 flex-col p-[min(1.5rem,6vw)]', words)}>
        <h2 className={title}>
          <a
            href={`/blog/${post.slug}`}
            className="group-hover:text-wine after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-gold-ink"
          >
            {post.title}
          </a>
        </h2>
        <p className={classes('text-ink-2', excerpt)}>{post.excerpt}</p>
        <div className={look === 'small' ? 'mt-auto' : undefined}>
          <PostFacts post={post} />
        </div>
      </div>
    </article>
  );
}
