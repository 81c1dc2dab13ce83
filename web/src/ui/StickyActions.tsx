// The actions of a screen: within reach of the thumb on a phone, in their place on a desk.
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type StickyActionsProps = {
  /** Of a page that is longer than any window: they stay in reach at a desk too. */
  always?: boolean;
  children: ReactNode;
  className?: string;
};

export function StickyActions({ always, children, className }: StickyActionsProps) {
  return (
    <div
      data-sticky-actions={always ? 'always' : ''}
      className={classes(
        'sticky bottom-(--bottom-bar) z-10 -mx-(--gutter) flex flex-wrap gap-3 border-t border-line bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        'sm:justify-end *:flex-1 sm:*:flex-none',
        always
          ? 'sm:-mx-(--page-edge) sm:px-(--page-edge)'
          : 'sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:px-0',
        className,
      )}
    >
      {children}
    </div>
  );
}
