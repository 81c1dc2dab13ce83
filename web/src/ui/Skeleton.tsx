// One grey shape where something will stand. Give it a size by class.
import { classes } from './classes.ts';

export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes('rounded-md bg-line animate-breathe', className ?? 'h-4 w-full')}
    />
  );
}
