// A card with a picture on its way: a person of the deck, a venue, a counsellor.
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

const SHAPES = {
  portrait: 'aspect-[4/5] max-h-[clamp(45dvh,100dvh-23rem,60dvh)] lg:max-h-none',
  landscape: 'aspect-[3/2]',
  square: 'aspect-square',
};

type SkeletonCardProps = { shape?: keyof typeof SHAPES; label?: string };

export function SkeletonCard({ shape = 'portrait', label }: SkeletonCardProps) {
  return (
    <Loading label={label} className="overflow-hidden rounded-xl border border-line bg-surface">
      <Skeleton shape="block" className={`w-full ${SHAPES[shape]}`} />
      <div className="flex flex-col gap-2.5 p-4">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </Loading>
  );
}
