// Several lines of text, growing with what is written.
import { type ComponentProps, useState } from 'react';
import { classes } from './classes.ts';
import { CONTROL_LOOK } from './control-look.ts';
import { Field, type FieldText } from './Field.tsx';

export function TextArea(props: ComponentProps<'textarea'> & FieldText) {
  const { label, hint, error, optional, labelHidden, className, id, onInput, maxLength, ...rest } = props;
  const [typed, setTyped] = useState<number>();
  const length = typed ?? String(rest.value ?? rest.defaultValue ?? '').length;
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, id }}>
      {(control) => (
        <>
          <textarea
            rows={4}
            {...rest}
            {...control}
            maxLength={maxLength}
            onInput={(event) => {
              setTyped(event.currentTarget.value.length);
              onInput?.(event);
            }}
            className={classes(CONTROL_LOOK, 'field-sizing-content max-h-80')}
          />
          {maxLength !== undefined && (
            <p className="self-end text-xs text-ink-2">
              {length} of {maxLength}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
