// A whole number, with the phone's number keys and without the wheel that changes it by accident.
import type { ComponentProps, InputEvent } from 'react';
import { CONTROL_LOOK } from './control-look.ts';
import { Field, type FieldText } from './Field.tsx';

type NumberInputProps = Omit<ComponentProps<'input'>, 'type'> & FieldText;

function keepDigits(event: InputEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const digits = input.value.replace(/\D/g, '');
  if (digits !== input.value) input.value = digits;
}

export function NumberInput(props: NumberInputProps) {
  const { label, hint, error, optional, labelHidden, className, id, ...rest } = props;
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, id }}>
      {(control) => (
        <input
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          inputMode="numeric"
          onInput={keepDigits}
          className={CONTROL_LOOK}
        />
      )}
    </Field>
  );
}
