// The deck before its people have come: the shape of a card, and of what answers it.
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeckFrame } from './DeckFrame.tsx';

export function DeckSkeleton() {
  return (
    <DeckFrame
      cards={
        <Loading>
          <div className="deck-card absolute flex flex-col overflow-hidden rounded-2xl border border-line bg-surface">
            <Skeleton shape="block" className="flex-1" />
            <div className="flex h-16 flex-col justify-center gap-2 px-3.5 lg:hidden">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3 w-3/5" />
            </div>
          </div>
        </Loading>
      }
      buttons={
        <div className="flex gap-2.5 pt-1 pb-2 lg:pt-2.5">
          <Skeleton shape="circle" className="size-12 shrink-0" />
          <Skeleton shape="block" className="h-12 flex-1 rounded-full" />
          <Skeleton shape="block" className="h-12 flex-1 rounded-full" />
        </div>
      }
    />
  );
}
