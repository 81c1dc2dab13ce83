// One line of text: name, email, date and the like.
import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';
import { Field, type FieldText } from './Field.tsx';

type TextInputProps = ComponentProps<'input'> & FieldText;

export function TextInput(props: TextInputProps) {
  const { label, hint, error, optional, labelHidden, className, id, ...rest } = props;
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, id }}>
      {(control) => <input type="text" {...rest} {...control} className={CONTROL_LOOK} />}
    </Field>
  );
}
