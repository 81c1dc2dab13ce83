// The second factor: the six digits that went to the staff mailbox.
import { confirmStaff, type StaffUser } from '@ijeuwa/contract/staff';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useEntryForm } from './useEntryForm.ts';

type SecondFactorFormProps = {
  challenge: string;
  email: string;
  onDone: (staff: StaffUser) => void;
  /** Back to the first factor, with the reason when it was not a wish. */
  onAgain: (reason?: string) => void;
};

export function SecondFactorForm({ challenge, email, onDone, onAgain }: SecondFactorFormProps) {
  const { errors, problem, busy, form } = useEntryForm({
    endpoint: confirmStaff,
    known: { challenge },
    onDone: ({ staff }) => onDone(staff),
    onRefused: ({ code, message }, refused) => {
      if (code === 'expired') onAgain(message);
      else refused.querySelector('input')?.select();
    },
  });
  return (
    <form {...form} aria-label="Second step" className="flex flex-col gap-4">
      <p>
        We sent six digits to your staff mailbox, <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextInput
        label="Verification code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="It works once, for ten minutes, and allows five tries."
        error={errors.code}
        // The step before ended with a press; the code is what comes next.
        autoFocus
      />
      <Button type="submit" wide busy={busy} busyText="Verifying...">
        Sign in
      </Button>
      <Button variant="quiet" size="sm" className="self-center" onClick={() => onAgain()}>
        Start again
      </Button>
    </form>
  );
}
