// The first visit: whoever follows the link of an invitation chooses a password.
import { acceptInvitation } from '@ijeuwa/contract/staff';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { useEntryForm } from './useEntryForm.ts';

type InvitationFormProps = {
  token: string;
  onSent: (challenge: string, email: string) => void;
  /** The link opens nothing any more; the reason is said. */
  onOver: (reason: string) => void;
};

export function InvitationForm({ token, onSent, onOver }: InvitationFormProps) {
  const { errors, problem, busy, form } = useEntryForm({
    endpoint: acceptInvitation,
    known: { token },
    onDone: ({ challenge, email }) => onSent(challenge, email),
    onRefused: ({ code, message }) => code === 'expired' && onOver(message),
  });
  return (
    <form {...form} aria-label="Choose a password" className="flex flex-col gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <PasswordInput
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 12 characters. Then we send a code to your staff mailbox."
        error={errors.password}
      />
      <Button type="submit" wide busy={busy} busyText="Saving...">
        Choose this password
      </Button>
    </form>
  );
}
