// A panel beneath its button, for what is more than a list of commands.
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { useDisclosure } from './useDisclosure.ts';

type PopoverProps = {
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  align?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
};

export function Popover({ label, trigger, triggerClassName, align = 'end', children }: PopoverProps) {
  const { open, setOpen, close, root, trigger: button } = useDisclosure();
  const id = useId();
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={classes(
          'relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-full hover:bg-paper-2',
          triggerClassName,
        )}
      >
        {trigger}
      </button>
      {open && (
        <section
          id={id}
          aria-label={label}
          className={classes(
            'fixed inset-x-4 z-30 mt-2 max-h-[max(14rem,calc(100dvh-var(--top-bar,4.5rem)-var(--bottom-bar)-1.5rem))] overflow-y-auto sm:absolute sm:inset-x-auto sm:top-full sm:w-88 rounded-xl border border-line bg-surface shadow-card animate-rise',
            align === 'end' ? 'sm:right-0' : 'sm:left-0',
          )}
        >
          {children(close)}
        </section>
      )}
    </div>
  );
}
