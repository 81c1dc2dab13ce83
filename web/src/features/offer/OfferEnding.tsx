// What a reader can do now: begin, or read on.
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { buttonLook } from '#ui/button-look.ts';
import type { Ending } from '../../../content/kinds/offer.ts';
import { ArrowLink } from './ArrowLink.tsx';

type OfferEndingProps = Omit<Ending, 'title' | 'text'> & {
  title: ReactNode;
  text: ReactNode;
  /** What whoever has begun already can do; unsaid, their own start. */
  forMember?: { to: string; label: string };
};

const START = { to: paths.dashboard, label: 'My dashboard' };

export function OfferEnding({ title, text, button, more, forMember = START }: OfferEndingProps) {
  return (
    <section aria-labelledby="ending-title" className="mt-6 overflow-hidden rounded-2xl bg-paper-2">
      <AsoOkeBand size="thin" />
      <div className="flex flex-col items-start gap-3 px-[min(1.5rem,6vw)] py-8 sm:px-10 sm:py-10">
        <h2 id="ending-title" className="text-[min(1.5rem,11vw)] sm:text-3xl">
          {title}
        </h2>
        <p className="max-w-xl text-ink-2 sm:text-lg">{text}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-2">
          <a href={`${paths.auth}?mode=signup`} data-app="" data-for="visitor" className={buttonLook({})}>
            {button}
          </a>
          <a href={forMember.to} data-app="" data-for="member" className={buttonLook({})}>
            {forMember.label}
          </a>
          <ArrowLink {...more} />
        </div>
      </div>
    </section>
  );
}
