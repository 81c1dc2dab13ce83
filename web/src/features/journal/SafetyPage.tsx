// The safety guide: four tips, what the product does, what it can never know, and whom to call.
import { buttonLook } from '#ui/button-look.ts';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import type { SafetyPage as Page } from '../../../content/kinds/journal.ts';
import type { Tip } from '../../../content/kinds/tip.ts';
import { NumberedTips } from './NumberedTips.tsx';

export function SafetyPage({ page, tips }: { page: Page; tips: readonly Tip[] }) {
  return (
    <ReadingPage title={page.heading} lead={page.intro} wide>
      <a
        href="#emergency"
        className="inline-flex min-h-11 w-fit items-center font-semibold text-danger underline"
      >
        {page.emergency.title}
      </a>
      <NumberedTips tips={tips} />
      <Does {...page.does} />
      <div className="mt-8 grid gap-8 lg:grid-cols-2 lg:gap-14">
        <Cannot {...page.cannot} />
        <Emergency {...page.emergency} />
      </div>
    </ReadingPage>
  );
}

function Does({ title, points }: Page['does']) {
  return (
    <section
      aria-labelledby="does"
      className="mt-10 flex flex-col gap-6 rounded-2xl bg-paper-2 px-[min(1.25rem,6vw)] py-8 sm:px-8"
    >
      <h2 id="does" className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className="flex flex-col gap-1 border-t border-gold pt-3">
            <h3 className="text-lg">{point.title}</h3>
            <p className="text-ink-2">{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cannot({ title, intro, points, ending }: Page['cannot']) {
  return (
    <section aria-labelledby="cannot" className="flex flex-col gap-4">
      <h2 id="cannot" className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <p>{intro}</p>
      <ul className="marks-diamond flex flex-col gap-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{ending}</p>
    </section>
  );
}

function Emergency({ title, text, number, call, elsewhere }: Page['emergency']) {
  return (
    <section
      id="emergency"
      aria-labelledby="emergency-title"
      className="flex scroll-mt-24 flex-col items-start gap-4 self-start rounded-2xl border-2 border-danger bg-surface p-[min(1.5rem,6vw)] sm:p-8"
    >
      <h2 id="emergency-title" className="text-2xl">
        {title}
      </h2>
      <p>{text}</p>
      <a href={`tel:${number}`} className={buttonLook({ variant: 'danger', size: 'lg' })}>
        {call}
      </a>
      <p className="text-ink-2">{elsewhere}</p>
    </section>
  );
}
