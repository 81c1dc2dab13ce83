// The promise of the product, with an example of the card by which people are introduced.
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { landing } from './landing-content.ts';

const { headline, intro } = landing;

export function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-10 px-4 pt-6 pb-12 sm:px-6 lg:grid-cols-[6fr_4fr] lg:gap-14 lg:py-16">
      <div className="flex flex-col items-start gap-5">
        <h1 className="text-4xl leading-tight sm:text-6xl sm:leading-[1.1]">
          {headline.before} <em className="text-wine">{headline.word}</em> {headline.after}
        </h1>
        <p className="max-w-xl text-ink-2 sm:text-lg">{intro}</p>
        <div className="flex flex-wrap gap-3">
          <a href={`${paths.auth}?mode=signup`} data-app="" className={buttonLook({})}>
            Start Matching Now
          </a>
          <a href="#how-it-works" className={buttonLook({ variant: 'secondary' })}>
            How It Works
          </a>
        </div>
        <Figures />
      </div>
      <ExampleCard />
    </section>
  );
}

/** Decisions 5: figures that nobody measured stand in the demonstration alone. */
function Figures() {
  return (
    <dl className="mt-2 flex w-full flex-wrap gap-x-8 gap-y-3 border-t border-line pt-5">
      {landing.figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
      {landing.demonstrationFigures.map((figure) => (
        <Figure key={figure.label} {...figure} demonstration />
      ))}
    </dl>
  );
}

type FigureProps = { value: string; label: string; demonstration?: boolean };

function Figure({ value, label, demonstration }: FigureProps) {
  return (
    <div data-demonstration={demonstration ? '' : undefined} className="flex flex-col-reverse">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="font-serif text-2xl font-semibold">{value}</dd>
    </div>
  );
}

function ExampleCard() {
  const { note, name, about, reasons } = landing.example;
  return (
    <figure className="mx-auto w-full max-w-sm overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      <div className="relative">
        <img
          src="/drawn/adaobi.svg"
          alt=""
          width={960}
          height={1200}
          className="aspect-[4/5] w-full object-cover"
        />
        <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-linear-to-t from-portrait-hair via-portrait-hair/75 to-transparent px-5 pt-16 pb-4 text-on-fill">
          <Badge tone="photo">{note}</Badge>
          <p className="font-serif text-2xl font-semibold">{name}</p>
          <p>{about}</p>
        </div>
      </div>
      <figcaption className="flex flex-col gap-2 px-5 py-5">
        <strong>Why you may fit</strong>
        <ul className="marks-diamond flex flex-col gap-1.5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
