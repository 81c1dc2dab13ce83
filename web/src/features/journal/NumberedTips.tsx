// Tips in their order, each with its figure and its picture; at the desk the pictures change sides.
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';
import { Prose } from '#ui/Prose.tsx';
import type { Tip } from '../../../content/kinds/tip.ts';

export function NumberedTips({ tips }: { tips: readonly Tip[] }) {
  return (
    <ol className="mt-4 flex flex-col gap-14 lg:gap-20">
      {tips.map((tip, index) => (
        <li
          key={tip.slug}
          id={tip.slug}
          className="group grid scroll-mt-24 gap-6 lg:grid-cols-2 lg:items-start lg:gap-14"
        >
          <DrawnPicture
            name={tip.picture}
            alt={tip.alt}
            sizes={`(min-width: 72rem) 33rem, (min-width: 64rem) 46vw, (min-width: 40rem) 95vw, ${SPARING}`}
            eager={index === 0}
            className="aspect-[3/2] w-full rounded-2xl object-cover lg:sticky lg:top-24 lg:group-even:order-last"
          />
          <div className="flex flex-col gap-4">
            <div className="flex items-start gap-4 sm:gap-6">
              <span
                aria-hidden="true"
                className="font-serif text-6xl leading-none font-semibold text-wine sm:text-8xl"
              >
                {index + 1}
              </span>
              <div className="flex flex-1 flex-col gap-1.5 border-t-2 border-gold pt-2">
                <h2 className="text-2xl sm:text-3xl">{tip.title}</h2>
                <p className="text-ink-2 sm:text-lg">{tip.summary}</p>
              </div>
            </div>
            <Prose html={tip.html} />
          </div>
        </li>
      ))}
    </ol>
  );
}
