// Several things beside each other, line by line: at a desk a table, on a phone each line's name above its values, so that nothing scrolls sideways.
// biome-ignore-all lint/a11y/noRedundantRoles: a grid takes a table's meaning away in some browsers, and the roles give it back.
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

/** By how many things stand beside each other; written out, for a page without script takes no style of its own. */
const COLUMNS: Record<number, string> = {
  2: 'grid-cols-2 md:grid-cols-[minmax(11rem,2fr)_repeat(2,minmax(0,1fr))]',
  3: 'grid-cols-3 md:grid-cols-[minmax(11rem,2fr)_repeat(3,minmax(0,1fr))]',
  4: 'grid-cols-4 md:grid-cols-[minmax(11rem,2fr)_repeat(4,minmax(0,1fr))]',
  5: 'grid-cols-5 md:grid-cols-[minmax(11rem,2fr)_repeat(5,minmax(0,1fr))]',
};
const rowOf = (columns: number, more: string) => classes('grid gap-x-1', COLUMNS[columns], more);

type CompareTableProps = {
  /** Names the table for whoever hears it. */
  label: string;
  columns: readonly { id: string; name: ReactNode; note?: ReactNode }[];
  /** A `CompareBody`. */
  children: ReactNode;
};

export function CompareTable({ label, columns, children }: CompareTableProps) {
  return (
    <table role="table" aria-label={label} className="block">
      <thead
        role="rowgroup"
        className="sticky top-(--top-bar,0px) z-10 block border-b-2 border-gold bg-paper"
      >
        <tr role="row" className={rowOf(columns.length, 'items-end py-2')}>
          <td role="cell" className="max-md:hidden" />
          {columns.map(({ id, name, note }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className="min-w-0 text-center text-xs leading-tight font-semibold wrap-anywhere hyphens-auto md:text-sm"
            >
              {name}
              {note && <span className="block font-normal text-ink-2">{note}</span>}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

export function CompareBody(props: Omit<ComponentProps<'tbody'>, 'className'>) {
  return <tbody {...props} role="rowgroup" className="block" />;
}

type CompareLineProps = { title: ReactNode; cells: readonly { id: string; value: ReactNode }[] };

export function CompareLine({ title, cells }: CompareLineProps) {
  return (
    <tr role="row" className={rowOf(cells.length, 'items-center border-b border-line py-2')}>
      <th
        role="rowheader"
        scope="row"
        className="col-span-full min-w-0 text-left font-medium wrap-break-word md:col-span-1"
      >
        {title}
      </th>
      {cells.map(({ id, value }) => (
        <td key={id} role="cell" className="min-w-0 text-center text-sm wrap-break-word">
          {value}
        </td>
      ))}
    </tr>
  );
}
