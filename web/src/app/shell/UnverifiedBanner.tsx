// Asks a member to follow the link in the mail; until then they may do all but write.
import { findHealth } from '@ijeuwa/contract/health';
import { useRead } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { useResendVerification } from '../../features/accounts/accounts.queries.ts';

export function UnverifiedBanner() {
  const { email, emailVerified } = useMember();
  const again = useResendVerification();
  const { data: health } = useRead(findHealth, {}, { enabled: !emailVerified });
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
      className="flex items-center justify-between gap-x-4 border-b border-line bg-paper-2 px-(--gutter) text-sm leading-snug sm:px-6"
    >
      <p className="min-w-0 flex-1 py-1.5">
        Open the link we sent to <strong className="wrap-anywhere">{email}</strong>, and you can write to your
        matches.{' '}
        {health?.demonstration && (
          // Beside this page: whoever looks for the mail keeps the place where they were.
          <a href="/demo/outbox" target="_blank" rel="noopener" className="font-semibold text-wine underline">
            See the outbox
          </a>
        )}
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="-mr-4 shrink-0"
        busy={again.isPending}
        busyText="Sending..."
        onClick={send}
      >
        Send it again
      </Button>
    </aside>
  );
}
