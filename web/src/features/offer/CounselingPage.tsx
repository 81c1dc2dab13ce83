// The matching, told so that it can be followed: what it does, how, what it never does, and how to keep it at hand.
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { buttonLook } from '#ui/button-look.ts';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import { Couples } from './Couples.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { HalfPagePicture } from './HalfPagePicture.tsx';
import { InstallPart } from './InstallPart.tsx';
import { OfferEnding } from './OfferEnding.tsx';
import { counseling } from './offer-content.ts';
import { WorkedExample } from './WorkedExample.tsx';

const { hero } = counseling;

export function CounselingPage() {
  return (
    <ReadingPage
      title={counseling.heading}
      lead={counseling.intro}
      action={
        <>
          <a href={`${paths.auth}?mode=signup`} data-app="" data-for="visitor" className={buttonLook({})}>
            {counseling.button}
          </a>
          <a href={paths.datingApp} data-app="" data-for="member" className={buttonLook({})}>
            {`Open ${places.discover.name}`}
          </a>
        </>
      }
      picture={<HalfPagePicture name={hero.picture} alt={hero.alt} eager />}
      wide
    >
      <section aria-labelledby="features" className="flex flex-col gap-6 pt-4">
        <h2 id="features" className="text-[min(1.5rem,11vw)] sm:text-3xl">
          {counseling.featuresTitle}
        </h2>
        <FeatureCards
          features={counseling.features}
          level={3}
          className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4"
        />
      </section>
      <HowItWorks />
      <WorkedExample />
      <section aria-labelledby="never" className="grid gap-x-14 gap-y-4 py-4 lg:grid-cols-[2fr_3fr]">
        <h2 id="never" className="text-[min(1.5rem,11vw)] sm:text-3xl">
          {counseling.neverTitle}
        </h2>
        <ul className="marks-diamond flex flex-col gap-3 sm:text-lg">
          {counseling.never.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <Couples />
      <InstallPart />
      <OfferEnding {...counseling.ending} />
    </ReadingPage>
  );
}

function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="flex flex-col gap-6 py-4">
      <h2 id="how-it-works" className="text-[min(1.5rem,11vw)] sm:text-3xl">
        {counseling.stepsTitle}
      </h2>
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {counseling.steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-gold pt-4">
            <span aria-hidden="true" className="font-serif text-3xl font-semibold text-wine">
              {index + 1}
            </span>
            <h3 className="mt-1 text-lg">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
