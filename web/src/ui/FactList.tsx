// What is known about somebody or something, name by name.
import type { ReactNode } from 'react';

export type Fact = { label: string; value: ReactNode };

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col">
      {facts.map((fact) => (
        <div key={fact.label} className="flex flex-wrap gap-x-4 border-t border-line py-2.5 first:border-t-0">
          <dt className="w-2/5 min-w-[min(6.5rem,100%)] shrink-0 text-ink-2">{fact.label}</dt>
          <dd className="max-w-full flex-1 font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
