// What each package allows, line by line, as the server's one table says it.
import type { ComparedLine, Package } from '@ijeuwa/contract/billing';
import { Check, Minus, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { CompareBody, CompareLine, CompareTable } from '#ui/CompareTable.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { usePhone } from '#ui/useWideScreen.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

type PackageComparisonProps = {
  packages: readonly Package[];
  lines: readonly ComparedLine[];
  currentId: string | null;
};

export function PackageComparison({ packages, lines, currentId }: PackageComparisonProps) {
  const phone = usePhone();
  const noteOf = ({ id, recommended }: Package): ReactNode => {
    if (id === currentId) return 'Yours now';
    return recommended && <Recommended />;
  };
  if (lines.length === 0) return null;
  const table = (
    <CompareTable
      label="What each package allows"
      columns={packages.map((one) => ({ id: one.id, name: one.name, note: noteOf(one) }))}
    >
      <CompareBody>
        {lines.map(({ title, values }) => (
          <CompareLine
            key={title}
            title={title}
            cells={packages.map(({ id }) => ({ id, value: said(values[id] ?? null) }))}
          />
        ))}
      </CompareBody>
    </CompareTable>
  );
  if (phone)
    return (
      // Longer than a phone is high: what stands below it is not looked for behind it.
      <section aria-labelledby="compared" className="border-t border-line">
        <Disclosure
          title={
            <h2 id="compared" className="text-xl">
              What each allows
            </h2>
          }
        >
          <div className="text-ink">{table}</div>
        </Disclosure>
      </section>
    );
  return (
    <section aria-labelledby="compared" className="flex flex-col gap-2">
      <SectionHeading id="compared">What each allows</SectionHeading>
      {table}
    </section>
  );
}

/** A column of a phone has no room for the word: there it is a star, and heard. */
function Recommended() {
  return (
    <>
      <Star aria-hidden="true" className="mx-auto size-3.5 fill-current text-gold-ink md:hidden" />
      <span className="max-md:sr-only">Recommended</span>
    </>
  );
}

const said = (value: string | null): ReactNode => {
  if (value !== null && value !== 'Yes') return value;
  const Mark = value ? Check : Minus;
  return (
    <>
      <Mark aria-hidden="true" className={`mx-auto size-5 ${value ? 'text-leaf' : 'text-ink-2'}`} />
      <VisuallyHidden>{value ?? 'No'}</VisuallyHidden>
    </>
  );
};
