// Three couples in short; their stories stand on the page of success stories.
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';
import { ArrowLink } from './ArrowLink.tsx';
import { counseling, couples } from './offer-content.ts';

export function Couples() {
  const { title, none, link } = counseling.stories;
  return (
    <section aria-labelledby="stories" className="flex flex-col gap-6 py-4">
      <h2 id="stories" className="text-[min(1.5rem,11vw)] sm:text-3xl">
        {title}
      </h2>
      {/* The couples are invented: outside the demonstration they are taken away, and the sentence below appears. */}
      <div data-demonstration="" className="flex flex-col gap-3">
        <ul className="grid gap-6 lg:grid-cols-3">
          {couples.map(({ slug, names, location, quote, picture, alt }) => (
            <li
              key={slug}
              className="overflow-hidden rounded-2xl border border-line bg-surface sm:grid sm:grid-cols-[2fr_3fr] lg:block"
            >
              <DrawnPicture
                name={picture}
                alt={alt}
                sizes={`(min-width: 72rem) 22rem, (min-width: 64rem) 31vw, (min-width: 40rem) 40vw, ${SPARING}`}
                className="aspect-[5/4] w-full object-cover sm:h-full lg:h-auto"
              />
              <div className="flex flex-col gap-3 p-[min(1.5rem,6vw)]">
                <div>
                  <h3 className="text-[min(1.25rem,10vw)]">
                    <a href={`/success-stories#${slug}`} className="hover:underline">
                      {names}
                    </a>
                  </h3>
                  <p className="text-ink-2">{location}</p>
                </div>
                <blockquote className="border-l-4 border-gold pl-4 font-serif">{quote}</blockquote>
              </div>
            </li>
          ))}
        </ul>
        <ArrowLink {...link} />
      </div>
      <p className="max-w-2xl font-serif text-xl [[data-demonstration]+&]:hidden">{none}</p>
    </section>
  );
}
