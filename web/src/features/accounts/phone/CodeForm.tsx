// The code that was sent, typed in.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import { CODE_LENGTH, CODE_MINUTES, confirmPhone } from '@ijeuwa/contract/sign-up';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAuthForm } from '../useAuthForm.ts';
import type { Reached } from './PhoneForm.tsx';

type CodeFormProps = {
  challenge: string;
  reached: Reached;
  onAgain: () => void;
  onKnown: (user: AuthUser) => void;
  onNewcomer: () => void;
};

// Spec 9: the provider flow's third step is seen so long.
const VERIFYING_SHOWN_MS = 1000;

export function CodeForm({ challenge, reached, onAgain, onKnown, onNewcomer }: CodeFormProps) {
  const { field, problem, busy, form } = useAuthForm({
    endpoint: confirmPhone,
    toBody: (values) => ({ ...values, challenge }),
    onDone: ({ user }) => (user ? onKnown(user) : onNewcomer()),
    shownMs: VERIFYING_SHOWN_MS,
  });
  return (
    <form {...form} aria-label="Verification" className="flex flex-col gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextInput
        label="Verification code"
        {...field('verificationCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={`Enter the ${CODE_LENGTH}-digit code`}
        hint={`Sent to ${reached.phoneNumber} and ${reached.email}; it works for ${CODE_MINUTES} minutes.`}
        // The step before ended with a press; the code is what comes next.
        autoFocus
      />
      <Button type="submit" wide busy={busy} busyText="Verifying...">
        Verify
      </Button>
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button variant="quiet" size="sm" onClick={onAgain}>
          Resend code
        </Button>
        <Button variant="quiet" size="sm" onClick={onAgain}>
          Change phone number
        </Button>
      </div>
    </form>
  );
}
