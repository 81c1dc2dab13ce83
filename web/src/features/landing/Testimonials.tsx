// The stories of five couples, side by side in a row that scrolls: by hand, by dots, or by the enhancement's buttons.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from '#ui/button-look.ts';
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';
import { formatDay } from '#ui/format.ts';
import { Prose } from '#ui/Prose.tsx';
import type { Story } from '../../../content/kinds/story.ts';
import { couples, landing } from './landing-content.ts';

const { title, label, none, more } = landing.testimonials;
/** What scrolls can be reached by keyboard in browsers that do not see to it themselves. */
const BY_KEYBOARD = { tabIndex: 0 };

export function Testimonials() {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      className="scroll-mt-16 border-y border-line bg-surface"
    >
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-(--gutter) py-12 sm:px-6 sm:py-16">
        <h2 id="testimonials-title" className="text-3xl sm:text-4xl">
          {title}
        </h2>
        {/* Invented as well: without them the sentence below appears. */}
        <div data-demonstration="" data-enhance="carousel" className="flex min-w-0 flex-col gap-6">
          <Steps />
          <Stories />
          <p data-carousel-status="" aria-live="polite" className="sr-only" />
        </div>
        <p className="max-w-2xl font-serif text-xl sm:text-2xl [[data-demonstration]+&]:hidden">{none}</p>
        <a
          href="/success-stories"
          className={buttonLook({ variant: 'secondary', className: 'self-start text-center' })}
        >
          {more}
        </a>
      </div>
    </section>
  );
}

function Stories() {
  return (
    <section
      data-track=""
      aria-label={label}
      {...BY_KEYBOARD}
      className="snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-2xl [scrollbar-width:none] motion-safe:scroll-smooth"
    >
      <ul data-list="" className="relative flex gap-6">
        {couples.map((couple) => (
          <CoupleStory key={couple.slug} couple={couple} />
        ))}
      </ul>
    </section>
  );
}

function CoupleStory({ couple }: { couple: Story }) {
  return (
    <li
      id={couple.slug}
      className="grid w-full shrink-0 scroll-mt-24 snap-start grid-rows-[auto_1fr] gap-6 lg:grid-cols-2 lg:grid-rows-1 lg:items-start lg:gap-14"
    >
      <DrawnPicture
        name={couple.picture}
        alt={couple.alt}
        sizes={`(min-width: 72rem) 33rem, (min-width: 64rem) 46vw, (min-width: 30rem) 80vw, ${SPARING}`}
        className="aspect-[5/4] w-full rounded-2xl object-cover"
      />
      <article className="flex min-w-0 flex-col gap-4">
        <blockquote className="border-l-4 border-gold pl-4 font-serif text-xl leading-snug sm:text-2xl">
          {couple.quote}
        </blockquote>
        <header>
          <h3 className="text-xl">{couple.names}</h3>
          <p className="text-sm text-ink-2">
            {couple.location} · Married{' '}
            <time dateTime={couple.weddingDate} className="whitespace-nowrap">
              {formatDay(couple.weddingDate)}
            </time>
          </p>
        </header>
        <Prose html={couple.html} />
      </article>
    </li>
  );
}

/** Above the stories: whoever steps on reads the next one from its beginning. */
function Steps() {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <StepButton label="Previous" step={-1} icon={<ChevronLeft aria-hidden="true" className="size-5" />} />
      <ol className="flex min-w-0 flex-wrap">
        {couples.map((couple) => (
          <li key={couple.slug}>
            <a
              href={`#${couple.slug}`}
              data-dot=""
              aria-label={couple.names}
              className="group grid size-11 place-items-center"
            >
              <span className="h-2.5 w-2.5 rounded-full bg-control transition-all group-hover:bg-wine group-aria-current:w-7 group-aria-current:bg-wine" />
            </a>
          </li>
        ))}
      </ol>
      <StepButton label="Next" step={1} icon={<ChevronRight aria-hidden="true" className="size-5" />} />
    </div>
  );
}

function StepButton({ label, step, icon }: { label: string; step: number; icon: ReactNode }) {
  return (
    <button
      type="button"
      hidden
      data-step={step}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full border border-wine text-wine hover:bg-wine-soft"
    >
      {icon}
    </button>
  );
}
