// The packages as staff keep them: what they are called, hold and cost, what they did before, and the change of it.
import { useState } from 'react';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { usePackageEntries } from '../staff.queries.ts';
import { PackageItem } from './PackageItem.tsx';
import { PackageModal } from './PackageModal.tsx';

export default function PackagesScreen() {
  const [chosen, setChosen] = useState<string>();
  return (
    <QueuePage
      title="Packages"
      intro="A change is on sale at once, and on every public page within a minute. Members keep what they bought; a quote or an order keeps its price. Finance sets prices; editors change the words and what a package holds."
      query={usePackageEntries()}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the packages..." />}
    >
      {({ entries }) => {
        const open = entries.find(({ key }) => key === chosen);
        return (
          <>
            <ul aria-label="Packages" className="flex flex-col gap-3">
              {entries.map((one) => (
                <PackageItem key={one.key} history={one} onChange={() => setChosen(one.key)} />
              ))}
            </ul>
            {open && <PackageModal history={open} onClose={() => setChosen(undefined)} />}
          </>
        );
      }}
    </QueuePage>
  );
}
