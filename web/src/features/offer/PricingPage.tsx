// What it costs: three plans, the free trial, the matchmaker of one's own, and what to know before paying.
import { paths } from '#platform/paths.ts';
import { buttonLook } from '#ui/button-look.ts';
import { CompareBody, CompareLine, CompareTable } from '#ui/CompareTable.tsx';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import type { PricingPage as Page } from '../../../content/kinds/offer.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { FeatureList } from './FeatureList.tsx';
import { PlanCard } from './PlanCard.tsx';

export function PricingPage({ page }: { page: Page }) {
  return (
    <ReadingPage title={page.heading} lead={page.intro} wide>
      <ul className="mt-2 grid gap-6 lg:grid-cols-3">
        {page.plans.map((plan) => (
          <PlanCard key={plan.package} plan={plan} />
        ))}
      </ul>
      <Compared page={page} />
      <Trial {...page.trial} />
      <Personalized {...page.personalized} />
      <section aria-labelledby="before-you-pay" className="mt-6 flex flex-col gap-6">
        <h2 id="before-you-pay" className="text-[min(1.5rem,11vw)] sm:text-3xl">
          {page.factsTitle}
        </h2>
        <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
          {page.facts.map(({ title, text, link }) => (
            <li key={title} className="border-t-2 border-gold pt-4">
              <h3 className="text-[min(1.125rem,9.5vw)]">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
              {link && <ArrowLink {...link} />}
            </li>
          ))}
        </ul>
      </section>
    </ReadingPage>
  );
}

/** The server writes the lines, as its one table of what features allow says them now. */
function Compared({ page: { comparedTitle, plans } }: { page: Page }) {
  const columns = [
    ...plans.map((plan) => ({ id: plan.package, name: plan.name, note: `{name:${plan.package}}` })),
    { id: 'personalized', name: '{name:personalized}', note: undefined },
  ];
  return (
    <section aria-labelledby="compared" className="flex flex-col gap-3">
      <h2 id="compared" className="text-[min(1.5rem,11vw)] sm:text-3xl">
        {comparedTitle}
      </h2>
      <CompareTable label={comparedTitle} columns={columns}>
        <CompareBody data-catalogue="compared all">
          <template>
            <CompareLine
              title="{entry:title}"
              cells={columns.map(({ id }) => ({ id, value: `{entry:${id}}` }))}
            />
          </template>
        </CompareBody>
      </CompareTable>
    </section>
  );
}

function Trial({ title, text }: Page['trial']) {
  return (
    <section
      aria-labelledby="trial"
      className="flex flex-col items-start gap-4 rounded-2xl bg-leaf-soft px-[min(1.5rem,6vw)] py-7 sm:px-8 lg:flex-row lg:items-center lg:gap-10"
    >
      <div className="flex-1">
        <h2 id="trial" className="text-[min(1.5rem,11vw)] text-leaf">
          {title}
        </h2>
        <p className="mt-2 max-w-3xl">{text}</p>
      </div>
      <a href={`${paths.auth}?mode=signup`} data-app="" data-for="visitor" className={buttonLook({})}>
        Get Started
      </a>
      <a href={paths.billingProcess} data-app="" data-for="member" className={buttonLook({})}>
        My packages
      </a>
    </section>
  );
}

function Personalized({ title, text, link }: Page['personalized']) {
  return (
    <section
      aria-labelledby="personalized"
      className="grid gap-x-10 gap-y-4 rounded-2xl border border-line bg-surface px-[min(1.5rem,6vw)] py-7 sm:px-8 lg:grid-cols-2"
    >
      <div className="flex flex-col gap-1">
        <h2 id="personalized" className="text-[min(1.5rem,11vw)]">
          {title}
        </h2>
        <p className="text-ink-2">{text}</p>
        <ArrowLink {...link} />
      </div>
      <FeatureList of="personalized" className="marks-diamond grid content-start gap-2 sm:grid-cols-2" />
    </section>
  );
}
