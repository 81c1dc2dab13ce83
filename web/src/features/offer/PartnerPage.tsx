// What belongs to a wedding besides the two: venues, clothes or a journey, what to know of it, and where to ask. Its words
// are the catalogue's: the server writes them into their places.
import { PARTNER_PARTS_MAX, type PartnerId } from '@ijeuwa/contract/venues';
import { authFrom } from '#platform/paths.ts';
import { buttonLook } from '#ui/button-look.ts';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import type { PartnerPage as Page } from '../../../content/kinds/offer.ts';
import { HalfPagePicture } from './HalfPagePicture.tsx';
import { ListedVenues } from './ListedVenues.tsx';
import { OfferEnding } from './OfferEnding.tsx';

type PartnerPageProps = { id: PartnerId; page: Page };

export function PartnerPage({ id, page: { hero, button, venues, ending } }: PartnerPageProps) {
  const words = `partner ${id}`;
  return (
    <ReadingPage
      title={<Written from={words} mark="name" />}
      lead={<Written from={words} mark="intro" />}
      action={
        <a href={authFrom(button.to)} data-app="" className={buttonLook({})}>
          {button.label}
        </a>
      }
      picture={<HalfPagePicture name={hero.picture} alt={hero.alt} eager />}
      wide
    >
      {venues && <ListedVenues title={venues.title} />}
      {Array.from({ length: PARTNER_PARTS_MAX }, (_, at) => (
        <Part key={`${id}/${at + 1}`} place={at + 1} of={id} />
      ))}
      <OfferEnding
        {...ending}
        forMember={button}
        title={<Written from={words} mark="endingtitle" />}
        text={<Written from={words} mark="endingtext" />}
      />
    </ReadingPage>
  );
}

function Written({ from, mark }: { from: string; mark: string }) {
  return (
    <span data-catalogue={from}>
      <template>{`{entry:${mark}}`}</template>
    </span>
  );
}

/** A part that is not written is taken away. */
function Part({ of, place }: { of: PartnerId; place: number }) {
  const group = `${of}/${place}`;
  const id = `part-${place}`;
  return (
    <section
      aria-labelledby={id}
      data-if-listed={`partnerpart ${group}`}
      className="flex flex-col gap-6 py-4"
    >
      <h2 id={id} className="text-[min(1.5rem,11vw)] sm:text-3xl">
        <Written from={`partnerpart ${group}`} mark="title" />
      </h2>
      <ul
        data-catalogue={`partnerpoint ${group}`}
        className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3"
      >
        <template>
          <li className="border-t-2 border-gold pt-4">
            <h3 className="text-[min(1.125rem,9.5vw)]">{'{entry:title}'}</h3>
            <p className="mt-1 text-ink-2">{'{entry:text}'}</p>
          </li>
        </template>
      </ul>
    </section>
  );
}
