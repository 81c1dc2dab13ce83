// A review on its way: a name, facts, and photos.
import { Card } from '#ui/Card.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

export function ReviewsSkeleton() {
  return (
    <Loading label="Loading the reviews...">
      <Card className="flex flex-col gap-5">
        <Skeleton className="h-7 w-56" />
        <div className="grid gap-5 lg:grid-cols-[2fr_3fr] lg:gap-8">
          <div className="flex flex-col gap-4">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-full" />
          </div>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {['a', 'b', 'c'].map((photo) => (
              <Skeleton key={photo} shape="block" className="aspect-[4/5] w-full rounded-lg" />
            ))}
          </div>
        </div>
      </Card>
    </Loading>
  );
}
