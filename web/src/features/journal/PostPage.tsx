// A post on a page of its own: a wide picture, a narrow text, and the ways on.
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';
import { Prose } from '#ui/Prose.tsx';
import { BackLink } from '#ui/ReadingPage.tsx';
import type { BlogPage } from '../../../content/kinds/journal.ts';
import type { Post } from '../../../content/kinds/post.ts';
import { Ending } from './Ending.tsx';
import { PostFacts } from './PostFacts.tsx';

type PostPageProps = { post: Post; older?: Post; newer?: Post; ending: BlogPage['ending'] };

export function PostPage({ post, older, newer, ending }: PostPageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-(--gutter) pt-2 pb-16 sm:px-6">
      <BackLink />
      <article>
        <header className="mx-auto flex max-w-2xl flex-col gap-4 pt-2 sm:pt-6">
          <a href="/blog" className="inline-flex min-h-11 w-fit items-center font-semibold text-gold-ink">
            The Ijeuwa blog
          </a>
          <h1 className="-mt-3 text-[min(2rem,14vw)] leading-tight sm:text-5xl sm:leading-[1.12]">
            {post.title}
          </h1>
          <p className="text-ink-2 sm:text-lg">{post.excerpt}</p>
          <PostFacts post={post} />
        </header>
        <DrawnPicture
          name={post.picture}
          alt={post.alt}
          sizes={`(min-width: 60rem) 56rem, (min-width: 40rem) 95vw, ${SPARING}`}
          eager
          className="mx-auto my-8 aspect-[3/2] w-full max-w-4xl rounded-2xl object-cover sm:my-10"
        />
        <Prose html={post.html} className="essay mx-auto max-w-2xl" />
      </article>
      <div className="mx-auto mt-12 flex max-w-2xl flex-col gap-10">
        <Ending {...ending} />
        <nav aria-label="More posts" className="grid gap-4 sm:grid-cols-2">
          {older && <Neighbour post={older} label="Previous" />}
          {newer && <Neighbour post={newer} label="Next" />}
        </nav>
      </div>
    </div>
  );
}

function Neighbour({ post, label }: { post: Post; label: 'Previous' | 'Next' }) {
  const next = label === 'Next';
  return (
    <a
      href={`/blog/${post.slug}`}
      rel={next ? 'next' : 'prev'}
      className={`group flex flex-col gap-1 border-t-2 border-gold py-3 ${next ? 'sm:col-start-2 sm:text-right' : ''}`}
    >
      <span className="text-sm text-ink-2">{label}</span>
      <span className="font-serif text-lg font-semibold text-wine group-hover:underline">{post.title}</span>
    </a>
  );
}
