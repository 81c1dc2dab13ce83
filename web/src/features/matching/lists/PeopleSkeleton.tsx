// People in a grid, on their way.
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PEOPLE_GRID } from './people-grid.ts';

const EXPECTED = ['one', 'two', 'three', 'four'];

export function PeopleSkeleton() {
  return (
    <Loading className={PEOPLE_GRID}>
      {EXPECTED.map((one) => (
        <div key={one} className="overflow-hidden rounded-xl border border-line bg-surface">
          <Skeleton shape="block" className="aspect-[8/7] w-full" />
          <div className="flex flex-col gap-2.5 p-4">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
