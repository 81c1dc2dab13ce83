// The packages on their way: a name, a price, what it holds, and the button.
import { Card } from '#ui/Card.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const PACKAGES = ['first', 'second', 'third', 'fourth'];
const LINES = ['w-11/12', 'w-3/5', 'w-4/5', 'w-2/3'];

/** Of the cards of packages, and of their shape while they load. */
export const PACKAGES_GRID = 'grid gap-4 *:min-w-0 sm:grid-cols-2 xl:grid-cols-4';

export function PackagesSkeleton() {
  return (
    <Loading label="Loading the packages..." className={PACKAGES_GRID}>
      {PACKAGES.map((one) => (
        <Card key={one} padded={false} className="overflow-hidden">
          <div className="h-1.5 bg-line" />
          <div className="flex flex-col gap-4 p-[min(1.25rem,5vw)]">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-9 w-3/5" />
            {LINES.map((width) => (
              <Skeleton key={width} className={`h-4 ${width}`} />
            ))}
            <Skeleton shape="block" className="h-12 w-full rounded-full" />
          </div>
        </Card>
      ))}
    </Loading>
  );
}
