// The first factor: the staff e-mail and its password.
import { logInStaff } from '@ijeuwa/contract/staff';
import { useRef } from 'react';
import { useForm } from '#platform/form/useForm.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { TextInput } from '#ui/TextInput.tsx';

type PasswordFormProps = {
  email: string;
  notice?: string;
  takesFocus?: boolean;
  onSent: (challenge: string, email: string) => void;
};

export function PasswordForm({ email, notice, takesFocus, onSent }: PasswordFormProps) {
  const typed = useRef<HTMLInputElement>(null);
  const { field, problem, busy, form } = useForm({
    endpoint: logInStaff,
    onDone: ({ challenge }) => onSent(challenge, typed.current?.value.trim() ?? ''),
  });
  return (
    <form {...form} aria-label="Sign in" className="flex flex-col gap-4">
      {problem ? <Notice tone="error">{problem}</Notice> : notice && <Notice>{notice}</Notice>}
      <TextInput
        ref={typed}
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={email}
        autoFocus={takesFocus}
        {...field('email')}
      />
      <PasswordInput label="Password" {...field('password')} />
      <Button type="submit" wide busy={busy} busyText="Checking...">
        Continue
      </Button>
    </form>
  );
}
