// Several lines of text, growing with what is written.
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classes } from './classes.ts';
import { CONTROL_LOOK } from './control-look.ts';
import { Field, type FieldText } from './Field.tsx';

export function TextArea(props: ComponentProps<'textarea'> & FieldText) {
  const { label, hint, error, optional, labelHidden, className, id, onInput, maxLength, ...rest } = props;
  const [typed, setTyped] = useState<number>();
  // What is held elsewhere may change without a letter being typed.
  const held = rest.value === undefined ? undefined : String(rest.value).length;
  const length = held ?? typed ?? String(rest.defaultValue ?? '').length;
  const notes = maxLength === undefined ? hint : <Counted {...{ hint, length, maxLength }} />;
  return (
    <Field {...{ label, hint: notes, error, optional, labelHidden, className, id }}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          maxLength={maxLength}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length);
            onInput?.(event);
          }}
          className={classes(CONTROL_LOOK, 'field-sizing-content max-h-80 min-h-28')}
        />
      )}
    </Field>
  );
}

function Counted({ hint, length, maxLength }: { hint?: ReactNode; length: number; maxLength: number }) {
  return (
    <span className="flex justify-between gap-4">
      <span>{hint}</span>
      <span className="shrink-0 tabular-nums">
        {length} of {maxLength}
      </span>
    </span>
  );
}
