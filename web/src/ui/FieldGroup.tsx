// Several controls that answer one question together.
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldNotes, type FieldText } from './Field.tsx';

export function FieldGroup(props: FieldText & { children: ReactNode }) {
  const { label, hint, error, optional, labelHidden, className, children } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-describedby={described || undefined}
      data-wrong={error ? '' : undefined}
      className={classes('min-w-0', className)}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {label}
        {optional && <span className="font-normal text-ink-2"> (optional)</span>}
      </legend>
      <div className="flex flex-col gap-1.5">
        {hint && (
          <p id={`${id}-hint`} className="-mt-1 mb-0.5 text-sm text-ink-2">
            {hint}
          </p>
        )}
        {/* Beneath many controls it would stand outside of the window. */}
        <FieldNotes id={id} error={error} />
        {children}
      </div>
    </fieldset>
  );
}
