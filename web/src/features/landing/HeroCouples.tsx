// Five couples in one place, of whom one shows; the enhancement shows the others in turn.
import { Pause, Play } from 'lucide-react';
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';
import type { Story } from '../../../content/kinds/story.ts';
import { heroCouples, landing } from './landing-content.ts';

export function HeroCouples() {
  return (
    <section
      data-demonstration=""
      data-enhance="hero"
      aria-label={landing.couples.label}
      className="relative"
    >
      {/* All lie in one cell, so that it is as high as the longest quote and nothing moves when they change. */}
      <div className="grid">
        {heroCouples.map((couple, index) => (
          <CoupleCard key={couple.slug} couple={couple} first={index === 0} />
        ))}
      </div>
      <button
        type="button"
        hidden
        data-turning=""
        aria-label="Pause"
        className="group absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-on-fill text-wine-deep shadow-float hover:bg-on-fill-2"
      >
        <Pause aria-hidden="true" className="hidden size-5 fill-current group-data-turning:block" />
        <Play aria-hidden="true" className="size-5 fill-current group-data-turning:hidden" />
      </button>
    </section>
  );
}

function CoupleCard({ couple, first }: { couple: Story; first: boolean }) {
  const shown = first ? '' : undefined;
  return (
    <figure
      data-couple=""
      data-shown={shown}
      data-near={shown}
      className="group/couple invisible col-start-1 row-start-1 flex flex-col overflow-hidden rounded-2xl border border-line bg-surface opacity-0 shadow-card transition-[opacity,visibility] duration-500 data-shown:visible data-shown:opacity-100 motion-reduce:transition-none"
    >
      {/* A picture that is not displayed is not fetched: each waits until its turn is near. Inside <picture>, because
          React has every other eager one fetched from the head, where it stays when the couple is taken away. */}
      <picture className="block aspect-[5/4] bg-paper-2">
        <DrawnPicture
          name={couple.picture}
          alt={couple.alt}
          sizes={`(min-width: 30rem) 28rem, ${SPARING}`}
          eager={first}
          className="hidden size-full object-cover group-data-near/couple:block"
        />
      </picture>
      <figcaption className="flex flex-1 flex-col justify-between gap-4 px-[min(1.25rem,5vw)] py-5 sm:px-6 sm:py-6">
        <blockquote className="border-l-4 border-gold pl-4 font-serif text-lg leading-snug sm:text-xl">
          {couple.quote}
        </blockquote>
        <p className="pl-5">
          <strong>{couple.names}</strong>
          <span className="block text-sm text-ink-2">{couple.location}</span>
        </p>
      </figcaption>
    </figure>
  );
}
