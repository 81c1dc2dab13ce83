// What stood there before, the newest first, each with who made it.
import type { EntryVersion } from '@ijeuwa/contract/catalogue';
import type { ReactNode } from 'react';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Made } from './Made.tsx';

type EarlierVersionsProps<D> = {
  of: string;
  versions: readonly EntryVersion<D>[];
  children: (version: EntryVersion<D>) => ReactNode;
};

export function EarlierVersions<D>({ of, versions, children }: EarlierVersionsProps<D>) {
  if (versions.length === 0) return null;
  return (
    <Disclosure title={`Earlier versions (${versions.length})`}>
      <ol aria-label={`Earlier versions of: ${of}`} className="flex flex-col gap-4">
        {versions.map((one) => (
          <li key={one.version}>
            {children(one)}
            <Made version={one} />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
