// What belongs to a wedding besides the two: venues, clothes or a journey, what to know of it, and where to ask.
import { authFrom } from '#platform/paths.ts';
import { buttonLook } from '#ui/button-look.ts';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import type { PartnerPage as Page } from '../../../content/kinds/offer.ts';
import { HalfPagePicture } from './HalfPagePicture.tsx';
import { ListedVenues } from './ListedVenues.tsx';
import { OfferEnding } from './OfferEnding.tsx';

export function PartnerPage({ page }: { page: Page }) {
  const { heading, intro, hero, button, venues, parts, ending } = page;
  return (
    <ReadingPage
      title={heading}
      lead={intro}
      action={
        <a href={authFrom(button.to)} data-app="" className={buttonLook({})}>
          {button.label}
        </a>
      }
      picture={<HalfPagePicture name={hero.picture} alt={hero.alt} eager />}
      wide
    >
      {venues && <ListedVenues title={venues.title} />}
      {parts.map((part) => (
        <Part key={part.title} {...part} />
      ))}
      <OfferEnding {...ending} />
    </ReadingPage>
  );
}

function Part({ title, points }: Page['parts'][number]) {
  const id = title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6 py-4">
      <h2 id={id} className="text-[min(1.5rem,11vw)] sm:text-3xl">
        {title}
      </h2>
      <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className="border-t-2 border-gold pt-4">
            <h3 className="text-[min(1.125rem,9.5vw)]">{point.title}</h3>
            <p className="mt-1 text-ink-2">{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
