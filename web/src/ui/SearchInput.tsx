// A box to look for something in what stands below it.
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { CONTROL_BASE } from './control-look.ts';
import { Field } from './Field.tsx';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; labelHidden?: boolean };

export function SearchInput({ label, labelHidden = true, className, id, ...rest }: SearchInputProps) {
  return (
    <Field {...{ label, labelHidden, className, id }}>
      {(control) => (
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-2"
          />
          <input
            {...rest}
            {...control}
            type="search"
            className={classes(CONTROL_BASE, 'rounded-full pl-12')}
          />
        </div>
      )}
    </Field>
  );
}
