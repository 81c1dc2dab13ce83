// Asks for a reset link; the answer does not tell whether the account exists.
import { RESET_MINUTES, requestPasswordReset } from '@ijeuwa/contract/accounts';
import { RESET_FAILED } from '@ijeuwa/contract/entry';
import { type FormEvent, useRef, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PostedField, PostedMessage } from '#ui/PostedField.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useCarriedEmail } from '../useCarriedEmail.ts';
import { useToldByServer } from '../useToldByServer.ts';

type State = { at: 'idle' | 'sending' | 'success' } | { at: 'error'; text: string; field?: string };

export function ResetRequestForm({ sent }: { sent: boolean }) {
  const [state, setState] = useState<State>({ at: sent ? 'success' : 'idle' });
  const place = useRef<HTMLFormElement>(null);
  useCarriedEmail(place);
  useToldByServer(place, ({ errors: { email }, message = '' }) =>
    setState({ at: 'error', text: message, field: email }),
  );
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
    <form
      ref={place}
      method="post"
      noValidate
      onSubmit={send}
      aria-label="Reset password"
      className="flex flex-col gap-4"
    >
      <p className="text-ink-2">
        Tell us your e-mail. If it belongs to an account, we send a link that works once, for {RESET_MINUTES}{' '}
        minutes.
      </p>
      <PostedMessage />
      {state.at === 'success' && <Notice tone="success">Password reset email sent! Check your inbox.</Notice>}
      {state.at === 'error' && !state.field && <Notice tone="error">{state.text}</Notice>}
      <PostedField name="email">
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          error={state.at === 'error' ? state.field : undefined}
        />
      </PostedField>
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
  return code === 'too_many' ? message : RESET_FAILED;
};
