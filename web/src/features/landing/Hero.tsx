// The promise of the product and the ways into it, beside the couples who met here.
import { paths } from '#platform/paths.ts';
import { buttonLook } from '#ui/button-look.ts';
import { ExampleCard } from './ExampleCard.tsx';
import { HeroCouples } from './HeroCouples.tsx';
import { landing } from './landing-content.ts';

const { headline, intro } = landing;

export function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-10 px-(--gutter) pt-6 pb-12 sm:px-6 lg:grid-cols-[6fr_5fr] lg:gap-14 lg:py-16">
      <div className="flex min-w-0 flex-col items-start gap-5">
        {/* Whoever has just logged out comes to this address, and to no other that names it. */}
        <p
          id="logged-out"
          tabIndex={-1}
          className="hidden scroll-mt-40 rounded-full bg-leaf-soft px-4 py-2 font-semibold text-leaf outline-none target:block"
        >
          You are logged out.
        </p>
        {/* At this size it breaks into as many lines in the device's serif, on the
            phones that are usual; with letters twice as large no word of it breaks. */}
        <h1 className="text-[min(2.125rem,17vw)] leading-tight sm:text-6xl sm:leading-[1.1]">
          {headline.before} <em className="text-wine">{headline.word}</em> {headline.after}
        </h1>
        <p className="max-w-xl text-ink-2 sm:text-lg">{intro}</p>
        {/* On a phone one way in has the width, and the two others share the line below it. */}
        <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          <a
            href={`${paths.auth}?mode=signup`}
            data-app=""
            className={buttonLook({ className: 'max-sm:col-span-2' })}
          >
            Start Matching Now
          </a>
          <a
            href={paths.auth}
            data-app=""
            className={buttonLook({ variant: 'secondary', className: 'max-sm:px-2!' })}
          >
            Get Started
          </a>
          <a href="#how-it-works" className={buttonLook({ variant: 'quiet', className: 'px-2! lg:px-3!' })}>
            How It Works
          </a>
        </div>
        <Figures />
      </div>
      <div className="mx-auto w-full max-w-md min-w-0">
        {/* The couples are invented: outside the demonstration they are taken away, and the example appears. */}
        <HeroCouples />
        <ExampleCard className="[[data-demonstration]+&]:hidden" />
      </div>
    </section>
  );
}

/** Decisions 5: figures that nobody measured stand in the demonstration alone. */
function Figures() {
  return (
    <dl className="mt-2 flex w-full flex-wrap gap-x-3 gap-y-3 border-t border-line pt-5 sm:gap-x-8">
      {landing.demonstrationFigures.map((figure) => (
        <Figure key={figure.label} {...figure} demonstration />
      ))}
      {landing.figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

type FigureProps = { value: string; label: string; demonstration?: boolean };

function Figure({ value, label, demonstration }: FigureProps) {
  return (
    <div data-demonstration={demonstration ? '' : undefined} className="flex flex-col-reverse">
      <dt className="text-[0.8125rem] text-ink-2 sm:text-sm">{label}</dt>
      <dd className="font-serif text-xl font-semibold sm:text-2xl">{value}</dd>
    </div>
  );
}
