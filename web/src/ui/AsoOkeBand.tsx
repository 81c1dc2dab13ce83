// The woven band: at the top of a page, between sections, at the moment of a match.
import { classes } from './classes.ts';

const HEIGHTS = { thin: 'h-1', medium: 'h-1.5', thick: 'h-2.5' };

export function AsoOkeBand({
  size = 'medium',
  className,
}: {
  size?: keyof typeof HEIGHTS;
  className?: string;
}) {
  return <div aria-hidden="true" className={classes('aso-oke w-full', HEIGHTS[size], className)} />;
}
