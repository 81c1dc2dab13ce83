// One of several, chosen with the phone's own list.
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { CONTROL_LOOK } from './control-look.ts';
import { Field, type FieldText } from './Field.tsx';

export type Option = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldText & { options: readonly Option[]; placeholder?: string };

export function Select(props: SelectProps) {
  const { label, hint, error, optional, labelHidden, className, id, options, placeholder, ...rest } = props;
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, id }}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={classes(CONTROL_LOOK, 'appearance-none pr-11 text-ellipsis')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-2"
          />
        </div>
      )}
    </Field>
  );
}
