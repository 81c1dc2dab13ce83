// One grey shape where something will stand. Give it a size by class.
import { classes } from './classes.ts';

const SHAPES = { line: 'rounded-md', circle: 'rounded-full', block: '' };

type SkeletonProps = { shape?: keyof typeof SHAPES; className?: string };

export function Skeleton({ shape = 'line', className = 'h-4 w-full' }: SkeletonProps) {
  return <div aria-hidden="true" className={classes('animate-breathe bg-line', SHAPES[shape], className)} />;
}
