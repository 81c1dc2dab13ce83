// A table of figures; on a phone each row is a small stack, each figure beside its name.
import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/SectionHeading.tsx';

type FigureRow = { key: string; name: ReactNode; figures: readonly ReactNode[] };
type FigureTableProps = {
  title: string;
  /** What is to be read out of it. */
  intro: string;
  /** The first names what the rows are. */
  columns: readonly string[];
  rows: readonly FigureRow[];
  /** Instead of rows, where there are none. */
  none: string;
  children?: ReactNode;
};

const CELL = 'py-2.5 @max-2xl:py-0.5';

export function FigureTable({ title, intro, columns, rows, none, children }: FigureTableProps) {
  const [first, ...others] = columns;
  return (
    <section aria-label={title} className="@container flex flex-col gap-3">
      <SectionHeading>{title}</SectionHeading>
      <p className="max-w-prose text-ink-2">{intro}</p>
      {children}
      {rows.length === 0 && <p>{none}</p>}
      {rows.length > 0 && (
        <table className="w-full @max-2xl:block">
          <caption className="sr-only">{title}</caption>
          <thead className="@max-2xl:sr-only">
            <tr className="border-b border-line text-ink-2">
              <th scope="col" className="py-2 pr-4 text-left font-semibold">
                {first}
              </th>
              {others.map((name) => (
                <th key={name} scope="col" className="py-2 pl-4 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-2xl:block">
            {rows.map(({ key, name, figures }) => (
              <tr
                key={key}
                className="border-b border-line @max-2xl:grid @max-2xl:grid-cols-2 @max-2xl:gap-x-6 @max-2xl:py-3"
              >
                <th
                  scope="row"
                  className={`${CELL} pr-4 text-left font-semibold @max-2xl:col-span-full @max-2xl:block`}
                >
                  {name}
                </th>
                {others.map((column, at) => (
                  <td
                    key={column}
                    className={`${CELL} text-right tabular-nums @2xl:pl-4 @max-2xl:flex @max-2xl:justify-between @max-2xl:gap-2`}
                  >
                    <span aria-hidden="true" className="text-left text-ink-2 @2xl:hidden">
                      {column}
                    </span>
                    {figures[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
