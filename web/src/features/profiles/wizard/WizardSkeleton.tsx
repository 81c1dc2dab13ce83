// A step of the profile on its way.
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

export function WizardSkeleton() {
  return (
    <Loading label="Loading your profile..." className="flex flex-col gap-6">
      <Skeleton className="h-8 w-48" />
      {['name', 'age', 'gender', 'location'].map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton shape="block" className="h-12 w-full rounded-lg" />
        </div>
      ))}
    </Loading>
  );
}
