// A password that can be shown, for those who type it on a small keyboard.
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classes } from './classes.ts';
import { CONTROL_LOOK } from './control-look.ts';
import { Field, type FieldText } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & FieldText;

export function PasswordInput(props: PasswordInputProps) {
  const { label, hint, error, optional, labelHidden, className, id, ...rest } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, id }}>
      {(control) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(CONTROL_LOOK, 'pr-14')}
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            icon={<Icon aria-hidden="true" className="size-5" />}
            className="absolute top-1/2 right-1 -translate-y-1/2 text-ink-2 noscript:hidden"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
