// Photos on their way, in the grid in which they will stand.
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PHOTO_GRID } from './photo-grid.ts';

const PHOTOS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function PhotosSkeleton() {
  return (
    <Loading label="Loading your photos..." className="flex flex-col gap-4">
      <Skeleton className="h-7 w-28" />
      <div className={PHOTO_GRID}>
        {PHOTOS.map((one) => (
          <Skeleton key={one} shape="block" className="aspect-[4/5] w-full rounded-lg" />
        ))}
      </div>
    </Loading>
  );
}
