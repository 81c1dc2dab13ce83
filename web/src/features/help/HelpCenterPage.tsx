// /help-center: questions, contact and resources; one below another, and behind tabs once there is script.
import type { ReactNode } from 'react';
import { places } from '#platform/places.ts';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import { ContactPart } from './ContactPart.tsx';
import { FaqList } from './FaqList.tsx';
import type { FaqGroup } from './faq-content.ts';
import { NOTHING_FOUND } from './faq-search.rules.ts';
import { help } from './help-words.ts';
import { PageSearch } from './PageSearch.tsx';
import { ResourcesPart } from './ResourcesPart.tsx';

const PARTS = { faq: 'FAQ', contact: 'Contact', resources: places.resources.name } as const;
type Part = keyof typeof PARTS;

export function HelpCenterPage({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <div data-enhance="help-tabs" className="contents">
      <ReadingPage title={help.heading} lead={help.intro} wide>
        <PageSearch label="Search the help center" />
        <nav
          data-tabs=""
          aria-label="Parts of the help center"
          className="-mx-(--gutter) flex gap-1 overflow-x-auto border-b border-line px-(--gutter) sm:mx-0 sm:px-0"
        >
          {Object.entries(PARTS).map(([id, label]) => (
            <a
              key={id}
              href={`#${id}`}
              id={`${id}-tab`}
              className="-mb-px inline-flex min-h-12 shrink-0 items-center gap-2 border-b-2 border-transparent px-3.5 font-medium text-ink-2 hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-wine aria-selected:text-wine"
            >
              {label}
              <span data-tab-count={label} className="text-sm tabular-nums empty:hidden" />
            </a>
          ))}
        </nav>
        <div className="flex flex-col gap-16">
          <HelpPart part="faq">
            <FaqList groups={groups} heading="h3" written />
          </HelpPart>
          <HelpPart part="contact">
            <ContactPart />
          </HelpPart>
          <HelpPart part="resources" intro={help.resources.intro}>
            <ResourcesPart />
          </HelpPart>
        </div>
      </ReadingPage>
    </div>
  );
}

function HelpPart({ part, intro, children }: { part: Part; intro?: string; children: ReactNode }) {
  const label = PARTS[part];
  return (
    <section
      id={part}
      data-part={label}
      aria-labelledby={`${part}-title`}
      className="flex scroll-mt-40 flex-col gap-6"
    >
      <h2
        id={`${part}-title`}
        className="text-3xl in-[[role=tabpanel]]:sr-only [@media(scripting:enabled)]:sr-only"
      >
        {label}
      </h2>
      {intro && <p className="max-w-2xl text-ink-2">{intro}</p>}
      <p data-part-empty={label} hidden className="text-ink-2">
        {NOTHING_FOUND}
      </p>
      {children}
    </section>
  );
}
