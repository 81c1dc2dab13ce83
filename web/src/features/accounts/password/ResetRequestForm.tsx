// Asks for a reset link; the answer does not tell whether the account exists.
import { RESET_MINUTES, requestPasswordReset } from '@ijeuwa/contract/accounts';
import { RESET_FAILED } from '@ijeuwa/contract/entry';
import { useState } from 'react';
import type { ApiError } from '#platform/api.ts';
import { useForm } from '#platform/form/useForm.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PostedField, PostedMessage } from '#ui/PostedField.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useCarriedEmail } from '../useCarriedEmail.ts';

export function ResetRequestForm({ sent }: { sent: boolean }) {
  const [arrived, setArrived] = useState(sent);
  const { field, problem, busy, form } = useForm({
    endpoint: requestPasswordReset,
    onSend: () => setArrived(false),
    onDone: () => setArrived(true),
    words: reasonOf,
  });
  useCarriedEmail(form.ref);
  return (
    <form {...form} aria-label="Reset password" className="flex flex-col gap-4">
      <p className="text-ink-2">
        Tell us your email. If it belongs to an account, we send a link that works once, for {RESET_MINUTES}{' '}
        minutes.
      </p>
      <PostedMessage />
      {arrived && <Notice tone="success">Password reset email sent! Check your inbox.</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
      <PostedField name="email">
        <TextInput label="Email" type="email" autoComplete="username" {...field('email')} />
      </PostedField>
      <Button type="submit" wide busy={busy} busyText="Sending...">
        Send Reset Link
      </Button>
    </form>
  );
}

/** Spec 8: only a platform that tells of absent accounts is quoted; asking too often says how long to wait. */
const reasonOf = ({ code, message }: ApiError): string => {
  if (code === 'not_found') return 'No account found with this email.';
  return code === 'too_many' ? message : RESET_FAILED;
};
