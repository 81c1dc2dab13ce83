// How it works, at length: every step, who sees what, what a match means, and what the packages add.
import type { ReactNode } from 'react';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import { ArrowLink } from './ArrowLink.tsx';
import { HalfPagePicture } from './HalfPagePicture.tsx';
import { OfferEnding } from './OfferEnding.tsx';
import { learnMore } from './offer-content.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { StepsAlong } from './StepsAlong.tsx';
import { WhoSeesWhat } from './WhoSeesWhat.tsx';

const { hero, matching, match } = learnMore;

export function LearnMorePage() {
  return (
    <ReadingPage
      title={learnMore.heading}
      lead={learnMore.intro}
      picture={<HalfPagePicture name={hero.picture} alt={hero.alt} eager />}
      wide
    >
      <Contents />
      <StepsAlong />
      <WhoSeesWhat />
      <Illustrated picture={matching.picture} alt={matching.alt}>
        <Paragraphs id="choosing" {...matching} />
        <ArrowLink {...matching.link} />
      </Illustrated>
      <Illustrated picture={match.picture} alt={match.alt}>
        <Paragraphs id="match" {...match} />
      </Illustrated>
      <Packages />
      <OfferEnding {...learnMore.ending} />
    </ReadingPage>
  );
}

const PARTS = {
  steps: learnMore.steps,
  seen: learnMore.seen,
  choosing: matching,
  match,
  packages: learnMore.packages,
};

function Contents() {
  return (
    <nav aria-label={learnMore.contentsTitle} className="rounded-2xl bg-paper-2 px-[min(1.5rem,6vw)] py-5">
      <p className="font-semibold">{learnMore.contentsTitle}</p>
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(PARTS).map(([id, { title }]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center py-1 text-wine underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type IllustratedProps = { picture: string; alt: string; children: ReactNode };

function Illustrated({ picture, alt, children }: IllustratedProps) {
  return (
    <section className="group grid items-center gap-x-14 gap-y-6 py-4 lg:grid-cols-2">
      <div className="flex flex-col gap-2">{children}</div>
      <HalfPagePicture name={picture} alt={alt} />
    </section>
  );
}

function Packages() {
  const { title, intro, points, link } = learnMore.packages;
  return (
    <section aria-labelledby="packages" className="flex flex-col gap-5 py-4">
      <div>
        <h2 id="packages" className="scroll-mt-24 text-[min(1.5rem,11vw)] sm:text-3xl">
          {title}
        </h2>
        <p className="mt-2 max-w-2xl text-ink-2 sm:text-lg">{intro}</p>
      </div>
      <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {points.map((point) => (
          <div key={point.title} className="border-t-2 border-gold pt-4">
            <dt className="font-serif text-lg font-semibold">{point.title}</dt>
            <dd className="mt-1 text-ink-2">{point.text}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink {...link} />
    </section>
  );
}
