// The venues of the moment on an open page: the server writes each beside the picture that it has.
import { VENUE_PICTURES } from '@ijeuwa/contract/venues';
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';

export function ListedVenues({ title }: { title: string }) {
  return (
    <section aria-labelledby="venues" data-if-listed="venues all" className="flex flex-col gap-6 py-4">
      <h2 id="venues" className="text-[min(1.5rem,11vw)] sm:text-3xl">
        {title}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {VENUE_PICTURES.map((picture) => (
          <div key={picture} data-catalogue={`venues ${picture}`} className="contents">
            <template>
              <Listed picture={picture} />
            </template>
          </div>
        ))}
      </div>
    </section>
  );
}

function Listed({ picture }: { picture: string }) {
  return (
    <article className="flex flex-col overflow-hidden rounded-2xl border border-line bg-surface">
      <DrawnPicture
        name={picture}
        alt="{entry:name}, drawn for this page"
        sizes={`(min-width: 72rem) 21rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${SPARING}`}
        className="aspect-[3/2] w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 p-[min(1.25rem,6vw)]">
        <h3 className="text-[min(1.25rem,10vw)]">{'{entry:name}'}</h3>
        <p className="font-medium text-gold-ink">{'{entry:location}'}</p>
        <p className="flex-1 text-ink-2">{'{entry:description}'}</p>
        <p>
          <span className="font-serif text-lg font-semibold">{'{entry:price}'}</span> a day, up to{' '}
          {'{entry:capacity}'} guests
        </p>
      </div>
    </article>
  );
}
