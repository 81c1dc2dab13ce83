// The second factor: the six digits that went to the staff mailbox.
import { confirmStaff, type StaffUser } from '@ijeuwa/contract/staff';
import { useForm } from '#platform/form/useForm.ts';
import { Button } from '#ui/Button.tsx';
import { MailAddress } from '#ui/MailAddress.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';

type SecondFactorFormProps = {
  challenge: string;
  email: string;
  onDone: (staff: StaffUser) => void;
  /** Back to the first factor, with the reason when it was not a wish. */
  onAgain: (reason?: string) => void;
};

export function SecondFactorForm({ challenge, email, onDone, onAgain }: SecondFactorFormProps) {
  const { field, problem, busy, form } = useForm({
    endpoint: confirmStaff,
    toBody: (values) => ({ ...values, challenge }),
    onDone: ({ staff }) => onDone(staff),
    onFailed: ({ code, message }) => {
      if (code === 'expired') onAgain(message);
      else form.ref.current?.querySelector('input')?.select();
    },
  });
  return (
    <form {...form} aria-label="Second step" className="flex flex-col gap-4">
      <p>
        We sent six digits to your staff mailbox, <MailAddress>{email}</MailAddress>.
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextInput
        label="Verification code"
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="It works once, for ten minutes, and allows five tries."
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
