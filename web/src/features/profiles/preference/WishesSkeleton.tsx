// The wishes on their way: one card for each, with its choices.
import { Card } from '#ui/Card.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const WISHES = ['musts', 'place', 'faith', 'education'];

export function WishesSkeleton() {
  return (
    <Loading label="Loading your preferences..." className="grid items-start gap-6 lg:grid-cols-2">
      {WISHES.map((wish) => (
        <Card key={wish} className="flex flex-col gap-4">
          <Skeleton className="h-6 w-1/3" />
          <Skeleton shape="block" className="h-12 w-full rounded-lg" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton shape="block" className="h-12 w-full rounded-lg" />
        </Card>
      ))}
    </Loading>
  );
}
