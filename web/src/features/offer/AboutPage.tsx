// Who we are: the name, the story, the mission, and the way in.
import { paths } from '#platform/paths.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import { about } from './offer-content.ts';
import { Paragraphs } from './Paragraphs.tsx';

const { hero, name, story, desk, mission, community } = about;

export function AboutPage() {
  return (
    <ReadingPage title={about.heading} lead={about.intro} wide>
      <DrawnPicture
        name={hero.picture}
        alt={hero.alt}
        sizes={`(min-width: 72rem) 69rem, (min-width: 40rem) 95vw, ${SPARING}`}
        eager
        className="aspect-[3/2] w-full rounded-2xl object-cover object-[50%_80%] sm:aspect-video"
      />
      <Figures />
      <section
        aria-labelledby="name"
        className="grid gap-x-14 gap-y-5 py-4 lg:grid-cols-[2fr_3fr] lg:items-center lg:py-8"
      >
        <p lang="ig" className="font-serif text-5xl font-semibold text-wine italic sm:text-7xl">
          {name.word}
        </p>
        <Paragraphs id="name" {...name} />
      </section>
      <AsoOkeBand size="thin" />
      <section
        aria-labelledby="story"
        className="grid items-start gap-x-14 gap-y-8 py-4 lg:grid-cols-[3fr_2fr] lg:py-8"
      >
        <Paragraphs id="story" {...story} />
        <figure>
          <DrawnPicture
            name={desk.picture}
            alt={desk.alt}
            sizes={`(min-width: 72rem) 26rem, (min-width: 64rem) 38vw, (min-width: 40rem) 95vw, ${SPARING}`}
            className="aspect-[3/2] w-full rounded-2xl object-cover"
          />
          <figcaption className="mt-3 text-sm text-ink-2">{desk.caption}</figcaption>
        </figure>
      </section>
      <Mission />
      <section
        aria-labelledby="community"
        className="flex flex-col items-start gap-3 rounded-2xl bg-wine-soft px-[min(1.5rem,6vw)] py-8 sm:px-10"
      >
        <h2 id="community" className="text-[min(1.5rem,11vw)] sm:text-3xl">
          {community.title}
        </h2>
        <p className="max-w-2xl">{community.text}</p>
        <a href={paths.auth} data-app="" data-for="visitor" className={buttonLook({ className: 'mt-1' })}>
          {community.button}
        </a>
        <a href={paths.dashboard} data-app="" data-for="member" className={buttonLook({ className: 'mt-1' })}>
          My dashboard
        </a>
      </section>
    </ReadingPage>
  );
}

/** Decisions 5: figures that nobody measured stand in the demonstration alone. */
function Figures() {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {about.figuresTitle}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-5 border-y border-line py-5 sm:flex sm:gap-x-12">
        {about.figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
        {about.demonstrationFigures.map((figure) => (
          <Figure key={figure.label} {...figure} demonstration />
        ))}
      </dl>
    </section>
  );
}

type FigureProps = { value: string; label: string; demonstration?: boolean };

function Figure({ value, label, demonstration }: FigureProps) {
  return (
    <div
      data-demonstration={demonstration ? '' : undefined}
      className="flex max-w-52 flex-col-reverse justify-end"
    >
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-serif text-4xl font-semibold">{value}</dd>
    </div>
  );
}

function Mission() {
  return (
    <section aria-labelledby="mission" className="flex flex-col gap-6 pb-4">
      <div>
        <h2 id="mission" className="text-[min(1.5rem,11vw)] sm:text-3xl">
          {mission.title}
        </h2>
        <p className="mt-2 max-w-2xl font-serif text-xl sm:text-2xl">{mission.intro}</p>
      </div>
      <ul className="grid gap-6 lg:grid-cols-3">
        {mission.points.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-gold pt-4">
            <h3 className="text-[min(1.125rem,9.5vw)]">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
