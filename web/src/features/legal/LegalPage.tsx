// A legal text: when it last changed, what stands in it, and the text; on a phone its chapters are folded.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '#ui/format.ts';
import { Prose } from '#ui/Prose.tsx';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import type { LegalText } from '../../../content/kinds/legal.ts';
import { withOffice } from '../../../content/office.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { labelCells } from './label-cells.ts';

const ROWS_AS_CARDS =
  'max-lg:[&_thead]:sr-only max-lg:[&_tr]:block max-lg:[&_tr]:border-b max-lg:[&_tr]:border-line max-lg:[&_tr]:py-3 ' +
  'max-lg:[&_td]:block max-lg:[&_td]:border-0 max-lg:[&_td]:py-1 max-lg:[&_td[data-column]]:before:block ' +
  'max-lg:[&_td[data-column]]:before:text-sm max-lg:[&_td[data-column]]:before:text-ink-2 ' +
  'max-lg:[&_td:first-child]:font-medium sm:max-lg:[&_tbody_tr]:grid sm:max-lg:[&_tbody_tr]:grid-cols-2 sm:max-lg:[&_tbody_tr]:gap-x-8 ' +
  'sm:max-lg:[&_td:first-child]:col-span-full max-lg:[&_td[data-column]]:before:content-[attr(data-column)] lg:[&_table:has(th:nth-child(4))]:min-w-[48rem]';

export function LegalPage({ text }: { text: LegalText }) {
  const html = withOffice(text.html);
  const { before, chapters } = chaptersOf(labelCells(html));
  const changedOn = text.version.slice(0, 10);
  return (
    <ReadingPage title={text.title} lead={text.lead} wide>
      <dl className="flex flex-wrap gap-x-8 gap-y-1 border-y border-line py-3 text-sm">
        <Fact name="Last changed">
          <time dateTime={changedOn}>{formatDay(changedOn)}</time>
        </Fact>
        <Fact name="Version">{text.version}</Fact>
        <Fact name="In force from">
          <time dateTime={text.effective}>{formatDay(text.effective)}</time>
        </Fact>
        {text.changes && <Fact name="What changed">{text.changes}</Fact>}
      </dl>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-labelledby="contents-title"
          className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto rounded-2xl bg-paper-2 p-5 max-lg:hidden print:hidden"
        >
          <h2 id="contents-title" className="mb-2 text-lg">
            Contents
          </h2>
          <ol>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8 items-center py-1 text-ink-2 hover:text-wine hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={`min-w-0 max-w-[50rem] ${ROWS_AS_CARDS}`}>
          {before && <Prose html={before} />}
          {chapters.map((chapter, at) => (
            <ChapterPart key={chapter.id} {...chapter} open={at === 0} />
          ))}
        </div>
      </div>
    </ReadingPage>
  );
}

/**
 * At a desk and on paper all of them lie open; the part that a link leads to, the browser opens. What cannot be folded has
 * a heading in place of its summary, which would be read aloud as collapsed; without style it is hidden, and the summary has its own.
 */
const LIES_OPEN =
  'lg:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[content-visibility:visible]';

function ChapterPart({ id, title, html, open }: Chapter & { open: boolean }) {
  return (
    <>
      <h2 hidden data-lies-open="" className="py-3 text-2xl">
        {title}
      </h2>
      <details open={open} className={`group border-b border-line lg:border-0 ${LIES_OPEN}`}>
        <summary className="flex min-h-14 list-none items-center gap-3 py-3 lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          <h2 className="min-w-0 flex-1 text-xl lg:text-2xl">{title}</h2>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180 print:hidden"
          />
        </summary>
        <div id={id} className="scroll-mt-40 pb-6 lg:pb-8">
          <Prose html={html} />
        </div>
      </details>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
