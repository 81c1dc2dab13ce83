// So many faces as stand beside each other: three on a phone, five at a desk.
import type { ReactNode } from 'react';
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

export const FACES = 5;
const ROW =
  'grid grid-cols-[repeat(3,minmax(0,1fr))] gap-3 *:nth-[n+4]:hidden @lg:grid-cols-[repeat(5,minmax(0,1fr))] @lg:*:nth-[n+4]:flex';

export function FaceRow({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <ul className={ROW}>{children}</ul>
    </div>
  );
}

export function FacesSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="@container">
      <div className={ROW}>
        {Array.from({ length: FACES }, (_, at) => (
          <div key={at} className="flex flex-col gap-2">
            <Skeleton shape="block" className="aspect-[4/5] w-full rounded-xl" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
