// A box to tick, with its whole line as target.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldNotes } from './Field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const made = useId();
  const control = id ?? made;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      <label htmlFor={control} className="flex min-h-11 items-center gap-3">
        <input
          {...rest}
          id={control}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="tick"
        />
        {/* The hint comes up to the words, and over the last line of none. */}
        <span className={hint ? 'py-2.5' : undefined}>{label}</span>
      </label>
      {hint && (
        <p id={`${control}-hint`} className="-mt-2.5 mb-1 pl-8.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      <FieldNotes id={control} error={error} />
    </div>
  );
}
