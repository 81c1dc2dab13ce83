// What stands where something is on its way.
import { Button } from '../Button.tsx';
import { SkeletonCard } from '../SkeletonCard.tsx';
import { SkeletonRows } from '../SkeletonRows.tsx';
import { SkeletonText } from '../SkeletonText.tsx';
import { SkeletonTiles } from '../SkeletonTiles.tsx';
import { Spinner } from '../Spinner.tsx';
import { Section } from './Section.tsx';

export function WaitingGallery({ onShowLoading }: { onShowLoading: () => void }) {
  return (
    <Section title="On its way">
      <SkeletonTiles />
      <div className="grid gap-6 md:grid-cols-3">
        <SkeletonCard shape="landscape" />
        <SkeletonRows rows={3} />
        <div className="flex flex-col gap-4">
          <SkeletonText lines={4} />
          <Spinner label="Asking your bank..." />
        </div>
      </div>
      <div>
        <Button variant="secondary" onClick={onShowLoading}>
          Show the loading screen
        </Button>
      </div>
    </Section>
  );
}
