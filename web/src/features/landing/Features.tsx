// The five things the product does for somebody who wishes to marry.
import { ArrowRight } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';
import type { LandingPage } from '../../../content/kinds/landing.ts';
import { landing } from './landing-content.ts';

const { title, intro, all, cards } = landing.features;

export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto flex w-full max-w-6xl scroll-mt-16 flex-col gap-8 px-(--gutter) pt-12 pb-4 sm:px-6 sm:pt-16"
    >
      <div className="flex max-w-2xl flex-col gap-3">
        <h2 id="features-title" className="text-3xl sm:text-4xl">
          {title}
        </h2>
        <p className="text-ink-2 sm:text-lg">{intro}</p>
      </div>
      <ul data-list="" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-6 lg:gap-6">
        {cards.map((card) => (
          <FeatureCard key={card.title} {...card} />
        ))}
      </ul>
      <a
        href="/features"
        className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-wine underline underline-offset-4"
      >
        {all}
        <ArrowRight aria-hidden="true" className="size-4" />
      </a>
    </section>
  );
}

function FeatureCard({ title, text, picture, alt = '' }: LandingPage['features']['cards'][number]) {
  return (
    <li
      className={classes(
        'flex flex-col overflow-hidden rounded-2xl border border-line bg-surface',
        picture ? 'lg:col-span-3' : 'sm:last:col-span-2 lg:col-span-2 lg:last:col-span-2',
      )}
    >
      {picture && (
        <DrawnPicture
          name={picture}
          alt={alt}
          sizes={`(min-width: 72rem) 33rem, (min-width: 40rem) 46vw, ${SPARING}`}
          className="aspect-[3/2] w-full object-cover"
        />
      )}
      <div className="flex flex-col gap-2 p-[min(1.25rem,6vw)] sm:p-6">
        <h3 className="text-xl">{title}</h3>
        <p className="text-ink-2">{text}</p>
      </div>
    </li>
  );
}
