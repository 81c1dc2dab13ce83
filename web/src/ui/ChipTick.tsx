// That a chip is chosen: beside the word, in room that is always there.
import { Check } from 'lucide-react';
import { classes } from './classes.ts';

/** A chip that grew when it is chosen would push the others from under the thumb. */
export function ChipTick({ className }: { className?: string }) {
  return <Check aria-hidden="true" className={classes('absolute left-1.5 size-3 stroke-3', className)} />;
}
