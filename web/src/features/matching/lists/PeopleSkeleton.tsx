// People in a grid, on their way.
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const EXPECTED = ['one', 'two', 'three', 'four'];

export function PeopleSkeleton({ grid }: { grid: string }) {
  return (
    <Loading className={grid}>
      {EXPECTED.map((one) => (
        <div
          key={one}
          className="flex min-h-34 overflow-hidden rounded-xl border border-line bg-surface sm:flex-col"
        >
          <Skeleton shape="block" className="w-[min(7rem,30vw)] shrink-0 sm:aspect-[8/7] sm:w-full" />
          <div className="flex flex-1 flex-col gap-2.5 p-4">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
