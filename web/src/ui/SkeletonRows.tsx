// A list on its way: faces and two lines each.
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

export function SkeletonRows({
  rows = 4,
  faces = true,
  label,
}: {
  rows?: number;
  faces?: boolean;
  label?: string;
}) {
  return (
    <Loading label={label}>
      {Array.from({ length: rows }, (_, index) => index).map((row) => (
        <div
          key={row}
          className="flex min-h-16 items-center gap-3 border-t border-line py-2.5 first-of-type:border-t-0"
        >
          {faces && <Skeleton shape="circle" className="size-12 shrink-0" />}
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
