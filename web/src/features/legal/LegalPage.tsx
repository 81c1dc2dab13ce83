// A legal text: when it last changed, what stands in it, and the text.
import type { ReactNode } from 'react';
import { formatDay } from '#ui/format.ts';
import { Prose } from '#ui/Prose.tsx';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import type { LegalText } from '../../../content/kinds/legal.ts';
import { withOffice } from '../../../content/office.ts';
import { labelCells } from './label-cells.ts';
import { headingsOf } from './table-of-contents.ts';

const ROWS_AS_CARDS =
  'max-lg:[&_thead]:sr-only max-lg:[&_tr]:block max-lg:[&_tr]:border-b max-lg:[&_tr]:border-line max-lg:[&_tr]:py-3 ' +
  'max-lg:[&_td]:block max-lg:[&_td]:border-0 max-lg:[&_td]:py-1 max-lg:[&_td[data-column]]:before:block ' +
  'max-lg:[&_td[data-column]]:before:text-sm max-lg:[&_td[data-column]]:before:text-ink-2 ' +
  'max-lg:[&_td:first-child]:font-medium sm:max-lg:[&_tbody_tr]:grid sm:max-lg:[&_tbody_tr]:grid-cols-2 sm:max-lg:[&_tbody_tr]:gap-x-8 ' +
  'sm:max-lg:[&_td:first-child]:col-span-full max-lg:[&_td[data-column]]:before:content-[attr(data-column)] lg:[&_table:has(th:nth-child(4))]:min-w-[48rem]';

export function LegalPage({ text }: { text: LegalText }) {
  const html = withOffice(text.html);
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
          className="rounded-2xl bg-paper-2 p-[min(1.25rem,6vw)] lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
        >
          <h2 id="contents-title" className="mb-2 text-lg">
            Contents
          </h2>
          <ol className="gap-x-8 sm:max-lg:columns-2">
            {headingsOf(html).map(({ id, words }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center text-ink-2 hover:text-wine hover:underline lg:min-h-8 lg:py-1"
                >
                  {words}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose
          html={labelCells(html)}
          className={`min-w-0 max-w-[50rem] [&>h2:first-child]:mt-0 ${ROWS_AS_CARDS}`}
        />
      </div>
    </ReadingPage>
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
