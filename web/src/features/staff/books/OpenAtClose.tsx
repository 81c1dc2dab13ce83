// What is open of a day: the differences by name, and how much is unmatched.
import type { DayClose } from '@ijeuwa/contract/day-close';
import { paths } from '#platform/paths.ts';
import { formatNumber } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { DIFFERENCE_WORDS } from './book-words.ts';

export function OpenAtClose({ close: { open, named, signed } }: { close: DayClose }) {
  if (signed && named.length === 0) return null;
  const behind = signed ? 0 : open.differences - named.length;
  return (
    <section aria-label="What is open" className="flex flex-col gap-3">
      <SectionHeading>{signed ? 'Still open' : 'What is open'}</SectionHeading>
      {open.differences + open.unmatched === 0 && <p className="text-ink-2">Nothing is open.</p>}
      <ul className="flex flex-col">
        {named.map(({ _id, reference, kind }) => (
          <li key={_id} className="border-t border-line py-2.5 first:border-t-0">
            <span className="block font-semibold wrap-anywhere">{reference}</span>
            {DIFFERENCE_WORDS[kind]}.
          </li>
        ))}
      </ul>
      {behind > 0 && <p className="text-ink-2">{formatNumber(behind)} more wait behind these.</p>}
      {named.length > 0 && (
        <SectionLink to={`${paths.staff}/books/settlements`}>To what was paid out</SectionLink>
      )}
      {!signed && open.unmatched > 0 && (
        <>
          <p>{formatNumber(open.unmatched)} unmatched.</p>
          <SectionLink to={`${paths.staff}/books/unmatched`}>To what is unmatched</SectionLink>
        </>
      )}
    </section>
  );
}
