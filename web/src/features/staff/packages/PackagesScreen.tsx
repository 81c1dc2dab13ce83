// What the packages cost, what they cost before, and the change of it.
import { useState } from 'react';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { usePackageVersions } from '../staff.queries.ts';
import { PackageItem } from './PackageItem.tsx';
import { PriceModal } from './PriceModal.tsx';

export default function PackagesScreen() {
  const [chosen, setChosen] = useState<string>();
  return (
    <QueuePage
      title="Packages"
      intro="A new price is on sale at once, and on every public page within a minute. Anybody with a quote or an order keeps that price."
      query={usePackageVersions()}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the packages..." />}
    >
      {({ packages }) => {
        const open = packages.find(({ id }) => id === chosen);
        return (
          <>
            <ul aria-label="Packages" className="flex flex-col gap-3">
              {packages.map((one) => (
                <PackageItem key={one.id} history={one} onChange={() => setChosen(one.id)} />
              ))}
            </ul>
            {open && <PriceModal history={open} onClose={() => setChosen(undefined)} />}
          </>
        );
      }}
    </QueuePage>
  );
}
