// Figures on their way.
import { classes } from './classes.ts';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

export function SkeletonTiles({ tiles = 4, label }: { tiles?: number; label?: string }) {
  return (
    <Loading
      label={label}
      className={classes('grid grid-cols-2 gap-3', tiles % 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-4')}
    >
      {Array.from({ length: tiles }, (_, index) => index).map((tile) => (
        <div
          key={tile}
          className={classes(
            'flex flex-col gap-2.5 rounded-xl border border-line bg-surface px-4 py-4',
            tiles % 2 === 1 && tile === 0 && 'max-sm:col-span-2',
          )}
        >
          <Skeleton className="h-7 w-12 max-w-full" />
          <Skeleton className="h-3.5 w-24 max-w-full" />
        </div>
      ))}
    </Loading>
  );
}
