// The first visit: whoever follows the link of an invitation chooses a password.
import { acceptInvitation } from '@ijeuwa/contract/staff';
import { useForm } from '#platform/form/useForm.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';

type InvitationFormProps = {
  token: string;
  onSent: (challenge: string, email: string) => void;
  /** The link opens nothing any more; the reason is said. */
  onOver: (reason: string) => void;
};

export function InvitationForm({ token, onSent, onOver }: InvitationFormProps) {
  const { field, problem, busy, form } = useForm({
    endpoint: acceptInvitation,
    toBody: (values) => ({ ...values, token }),
    onDone: ({ challenge, email }) => onSent(challenge, email),
    onFailed: ({ code, message }) => code === 'expired' && onOver(message),
  });
  return (
    <form {...form} aria-label="Choose a password" className="flex flex-col gap-4">
      <p>An administrator sent you this link. Choose the password that you will sign in with.</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        hint="At least 12 characters. Then we send a code to your staff mailbox."
        {...field('password')}
      />
      <Button type="submit" wide busy={busy} busyText="Saving...">
        Choose this password
      </Button>
    </form>
  );
}
