// The new password of somebody who followed the link in the mail.
import { resetPassword } from '@ijeuwa/contract/accounts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { PostedField, PostedMessage } from '#ui/PostedField.tsx';
import { useAuthForm } from '../useAuthForm.ts';

export function NewPasswordForm({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const { field, problem, busy, form } = useAuthForm({
    endpoint: resetPassword,
    toBody: (values) => ({ ...values, token }),
    onDone: () => setDone(true),
  });
  if (done) return <PasswordSaved />;
  return (
    <form {...form} aria-label="Reset" className="flex flex-col gap-4">
      <PostedMessage />
      {problem && (
        <Notice
          tone="error"
          action={
            <Link to={paths.forgotPassword} className="font-semibold text-wine underline">
              Ask for a new link
            </Link>
          }
        >
          {problem}
        </Notice>
      )}
      <PostedField name="password">
        <PasswordInput
          label="New password"
          {...field('password')}
          autoComplete="new-password"
          hint="At least 6 characters"
        />
      </PostedField>
      <Button type="submit" wide busy={busy} busyText="Saving...">
        Save new password
      </Button>
    </form>
  );
}

export function PasswordSaved() {
  return (
    <Notice tone="success">
      Your new password is set, and every other device was signed out. You can log in with it now.
    </Notice>
  );
}
