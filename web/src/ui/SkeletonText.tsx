// Lines of text on their way.
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'];

export function SkeletonText({ lines = 3, label }: { lines?: number; label?: string }) {
  return (
    <Loading label={label} className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, index) => index).map((line) => (
        <Skeleton key={line} className={`h-4 ${WIDTHS[line % WIDTHS.length]}`} />
      ))}
    </Loading>
  );
}
