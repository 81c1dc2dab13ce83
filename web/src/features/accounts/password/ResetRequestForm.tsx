// Asks for a reset link; the answer does not tell whether the account exists.
import { RESET_MINUTES, requestPasswordReset } from '@ijeuwa/contract/accounts';
import { type FormEvent, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';

type State = { at: 'idle' | 'sending' | 'success' } | { at: 'error'; text: string; field?: string };

export function ResetRequestForm() {
  const [state, setState] = useState<State>({ at: 'idle' });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.at === 'sending') return;
    const form = event.currentTarget;
    const checked = requestPasswordReset.body.safeParse(Object.fromEntries(new FormData(form)));
    if (!checked.success) {
      const text = checked.error.issues[0]?.message ?? '';
      setState({ at: 'error', text, field: text });
      form.querySelector('input')?.focus();
      return;
    }
    setState({ at: 'sending' });
    try {
      await call(requestPasswordReset, { body: checked.data });
      setState({ at: 'success' });
    } catch (error) {
      setState({ at: 'error', text: reasonOf(error) });
    }
  };
  return (
    <form noValidate onSubmit={send} aria-label="Reset password" className="flex flex-col gap-4">
      <p className="text-ink-2">
        Tell us your e-mail. If it belongs to an account, we send a link that works once, for {RESET_MINUTES}{' '}
        minutes.
      </p>
      {state.at === 'success' && <Notice tone="success">Password reset email sent! Check your inbox.</Notice>}
      {state.at === 'error' && !state.field && <Notice tone="error">{state.text}</Notice>}
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        error={state.at === 'error' ? state.field : undefined}
      />
      <Button type="submit" wide busy={state.at === 'sending'} busyText="Sending...">
        Send Reset Link
      </Button>
    </form>
  );
}

/** Spec 8: only a platform that tells of absent accounts is quoted; asking too often says how long to wait. */
const reasonOf = (error: unknown): string => {
  const { code, message } = asApiError(error);
  if (code === 'not_found') return 'No account found with this email.';
  return code === 'too_many' ? message : 'Failed to send reset email. Try again.';
};
