// /faq: everything that people ask, with a search; without script every answer opens all the same.
import { buttonLook } from '#ui/button-look.ts';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import { FaqGroupLinks } from './FaqGroupLinks.tsx';
import { FaqList } from './FaqList.tsx';
import { type FaqGroup, faqPage } from './faq-content.ts';
import { PageSearch } from './PageSearch.tsx';

export function FaqPage({ groups }: { groups: readonly FaqGroup[] }) {
  const { heading, intro, unanswered } = faqPage;
  return (
    <ReadingPage title={heading} lead={intro} wide>
      <PageSearch label="Search the questions" />
      <div className="@container">
        <div className="grid gap-x-14 gap-y-8 @3xl:grid-cols-[15rem_minmax(0,1fr)]">
          <FaqGroupLinks groups={groups} written />
          <div className="flex min-w-0 flex-col gap-12 @3xl:col-start-2">
            <FaqList groups={groups} written />
            <aside
              aria-label={unanswered.title}
              className="flex flex-col items-start gap-3 rounded-2xl bg-paper-2 p-[min(1.5rem,6vw)]"
            >
              <h2 className="text-2xl">{unanswered.title}</h2>
              <p className="text-ink-2">{unanswered.text}</p>
              <a href="/help-center#contact" className={buttonLook({})}>
                {unanswered.link}
              </a>
            </aside>
          </div>
        </div>
      </div>
    </ReadingPage>
  );
}
