// Signing in with email and password.
import { type AuthUser, logIn } from '@ijeuwa/contract/accounts';
import { LOGIN_FAILED } from '@ijeuwa/contract/entry';
import { Link } from 'react-router';
import { wordsOf } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { PostedField, PostedMessage } from '#ui/PostedField.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAuthForm } from '../useAuthForm.ts';
import { useCarriedEmail } from '../useCarriedEmail.ts';

export function LoginForm({ onDone }: { onDone: (user: AuthUser) => void }) {
  const { field, problem, busy, form } = useAuthForm({
    endpoint: logIn,
    onDone: ({ user }) => onDone(user),
    toBody: ({ remember, ...rest }) => ({ ...rest, remember: remember === 'on' }),
    words: (error) => wordsOf(error, LOGIN_FAILED),
  });
  useCarriedEmail(form.ref);
  return (
    <form {...form} aria-label="Login" className="flex flex-col gap-4">
      <PostedMessage />
      {problem && <Notice tone="error">{problem}</Notice>}
      <PostedField name="email">
        <TextInput label="Email" {...field('email')} type="email" autoComplete="username" inputMode="email" />
      </PostedField>
      <PostedField name="password">
        <PasswordInput label="Password" {...field('password')} />
      </PostedField>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label="Remember me" name="remember" />
        <Link
          to={paths.forgotPassword}
          className="inline-flex min-h-11 items-center font-medium text-wine underline"
        >
          Forgot password?
        </Link>
      </div>
      <Button type="submit" wide busy={busy} busyText="Logging in...">
        Login
      </Button>
    </form>
  );
}
