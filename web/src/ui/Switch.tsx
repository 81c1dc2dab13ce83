// Something that is on or off, and takes effect at once.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: ReactNode };

export function Switch({ label, hint, className, id, ...rest }: SwitchProps) {
  const made = useId();
  const control = id ?? made;
  return (
    <div className={classes('flex items-center justify-between gap-4 py-2', className)}>
      <label htmlFor={control} className="flex min-h-11 flex-1 flex-col justify-center">
        <span className="font-medium">{label}</span>
        {hint && (
          <span id={`${control}-hint`} className="text-sm text-ink-2">
            {hint}
          </span>
        )}
      </label>
      <input
        {...rest}
        id={control}
        type="checkbox"
        aria-describedby={hint ? `${control}-hint` : undefined}
        className={classes(
          'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-paper-2 transition-colors',
          'before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-full before:bg-control before:transition-transform',
          'checked:border-wine checked:bg-wine-fill checked:before:translate-x-5 checked:before:bg-on-fill disabled:opacity-50',
        )}
      />
    </div>
  );
}
