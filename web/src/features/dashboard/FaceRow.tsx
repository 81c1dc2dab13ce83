// So many faces as stand beside each other: three on a phone, five at a desk.
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
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

/** `lines`: of what stands below a name. */
export function FacesSkeleton({ label, lines = 1 }: { label: string; lines?: 1 | 2 }) {
  return (
    <Loading label={label} className="@container">
      <div className={ROW}>
        {Array.from({ length: FACES }, (_, at) => (
          <div key={at} className="flex flex-col gap-1.5 leading-snug">
            <Skeleton shape="block" className="aspect-[4/5] w-full rounded-xl" />
            <div>
              <Skeleton className="my-1 h-[calc(1lh-0.5rem)] w-4/5" />
              <div className={classes('text-sm', lines === 2 && 'pb-[1lh]')}>
                <Skeleton className="my-1 h-[calc(1lh-0.5rem)] w-3/5" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
