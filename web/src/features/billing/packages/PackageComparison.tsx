// What each package allows, line by line, as the server's one table says it.
import type { ComparedLine, Package } from '@ijeuwa/contract/billing';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CompareBody, CompareLine, CompareTable } from '#ui/CompareTable.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

type PackageComparisonProps = {
  packages: readonly Package[];
  lines: readonly ComparedLine[];
  currentId: string | null;
};

export function PackageComparison({ packages, lines, currentId }: PackageComparisonProps) {
  const noteOf = ({ id, recommended }: Package): string | undefined => {
    if (id === currentId) return 'Yours now';
    return recommended ? 'Recommended' : undefined;
  };
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="compared" className="flex flex-col gap-2">
      <SectionHeading id="compared">What each allows</SectionHeading>
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
    </section>
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
