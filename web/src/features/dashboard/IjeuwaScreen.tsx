// /ijeuwa: the story of the name, for members.
import { places } from '#platform/places.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Page } from '#ui/Page.tsx';
import { Prose } from '#ui/Prose.tsx';
import { name } from './name-content.ts';

export default function IjeuwaScreen() {
  return (
    <Page title={places.ijeuwa.heading} tab={places.ijeuwa.name} intro={name.lead} titleHidden>
      <div className="grid gap-x-14 gap-y-6 *:min-w-0 lg:grid-cols-[2fr_3fr] lg:items-start">
        <div className="flex flex-col gap-4 lg:sticky lg:top-24">
          <p
            lang="ig"
            aria-hidden="true"
            className="font-serif text-[min(3.75rem,18vw)] leading-none font-semibold text-wine italic sm:text-7xl"
          >
            {name.word}
          </p>
          <p className="text-ink-2">{name.said}</p>
          <AsoOkeBand size="thin" />
        </div>
        <Prose html={name.html} className="max-w-[42rem] [&>h2:first-child]:mt-0" />
      </div>
    </Page>
  );
}
