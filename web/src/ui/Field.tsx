// A label, a control, a hint and an error, tied together for eyes and for screen readers.
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export type FieldText = {
  label: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  labelHidden?: boolean;
  className?: string;
};
type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
type FieldProps = FieldText & { id?: string; children: (control: FieldControl) => ReactNode };

export function Field({ label, hint, error, optional, labelHidden, className, id, children }: FieldProps) {
  const made = useId();
  const control = id ?? made;
  const described = [hint ? `${control}-hint` : '', error ? `${control}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={control} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {optional && <span className="font-normal text-ink-2"> (optional)</span>}
      </label>
      {children({
        id: control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes id={control} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      <div aria-live="polite" className="empty:-mt-1.5">
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </>
  );
}
