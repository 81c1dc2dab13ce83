// The actions of a screen: within reach of the thumb on a phone, in their place on a desk.
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export function StickyActions({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-sticky-actions
      className={classes(
        'sticky bottom-(--bottom-bar) z-10 -mx-(--gutter) flex flex-wrap gap-3 border-t border-line bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        'sm:static sm:mx-0 sm:justify-end sm:border-0 sm:bg-transparent sm:px-0 *:flex-1 sm:*:flex-none',
        className,
      )}
    >
      {children}
    </div>
  );
}
