// The success stories: three couples, and the form for one's own.
import { buttonLook } from '#ui/button-look.ts';
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';
import { formatDay } from '#ui/format.ts';
import { Prose } from '#ui/Prose.tsx';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import type { StoriesPage as Page } from '../../../content/kinds/journal.ts';
import type { Story } from '../../../content/kinds/story.ts';
import { ShareStoryForm } from './ShareStoryForm.tsx';

export function StoriesPage({ page, stories }: { page: Page; stories: readonly Story[] }) {
  return (
    <ReadingPage title={page.heading} lead={page.intro} wide>
      <a href="#share-your-story" className={buttonLook({ variant: 'secondary', className: 'self-start' })}>
        Share Your Story
      </a>
      {/* The couples are invented: outside the demonstration they are taken away, and the sentence below appears. */}
      <div data-demonstration="" className="mt-4 flex flex-col gap-14 lg:gap-20">
        {stories.map((story, index) => (
          <StoryTold key={story.slug} story={story} first={index === 0} />
        ))}
      </div>
      <p className="mt-4 max-w-2xl rounded-2xl bg-paper-2 px-6 py-8 font-serif text-xl sm:text-2xl [[data-demonstration]+&]:hidden">
        {page.none}
      </p>
      <ShareStoryForm {...page.share} />
    </ReadingPage>
  );
}

function StoryTold({ story, first }: { story: Story; first: boolean }) {
  return (
    <article
      id={story.slug}
      className="group grid scroll-mt-24 gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-14"
    >
      <header className="lg:col-start-2 lg:group-even:col-start-1">
        <h2 className="text-2xl sm:text-4xl">{story.names}</h2>
        <p className="mt-1 text-ink-2">
          {story.location} · Married{' '}
          <time dateTime={story.weddingDate} className="whitespace-nowrap">
            {formatDay(story.weddingDate)}
          </time>
        </p>
      </header>
      <div className="flex flex-col gap-6 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start lg:group-even:col-start-2">
        {/* Inside <picture>, because React has every other eager one fetched from the head, where it stays when the
            couple is taken away. */}
        <picture>
          <DrawnPicture
            name={story.picture}
            alt={story.alt}
            sizes={`(min-width: 72rem) 33rem, (min-width: 64rem) 46vw, (min-width: 40rem) 95vw, ${SPARING}`}
            eager={first}
            className="aspect-[5/4] w-full rounded-2xl object-cover"
          />
        </picture>
        <blockquote className="border-l-4 border-gold pl-5 font-serif text-xl leading-snug sm:text-2xl">
          {story.quote}
        </blockquote>
      </div>
      <div className="flex flex-col gap-4 lg:col-start-2 lg:group-even:col-start-1">
        <Prose html={story.html} />
        <p className="text-sm text-ink-2">
          Told on <time dateTime={story.date}>{formatDay(story.date)}</time>
        </p>
      </div>
    </article>
  );
}
