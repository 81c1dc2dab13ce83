// Asks a member to follow the link in the mail; until then they may do all but write.
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { useResendVerification } from '../../features/accounts/accounts.queries.ts';

export function UnverifiedBanner() {
  const { email, emailVerified } = useMember();
  const again = useResendVerification();
  if (emailVerified) return null;
  const send = () =>
    again.mutate(
      {},
      {
        onSuccess: () => feedback.success('Sent. Look for our mail in your inbox.'),
        onError: (error) => feedback.error(error.message),
      },
    );
  return (
    <aside
      aria-label="E-mail not confirmed"
      className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-paper-2 px-(--gutter) py-0.5 text-sm"
    >
      <p className="min-w-0 flex-[1_1_13rem] py-1.5">
        We sent a link to <strong className="wrap-anywhere">{email}</strong>. Open it, and you can write to
        your matches.
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="-mx-4"
        busy={again.isPending}
        busyText="Sending..."
        onClick={send}
      >
        Send it again
      </Button>
    </aside>
  );
}
