// Asks a member to follow the link in the mail; until then they may do all but write.
import { findHealth } from '@ijeuwa/contract/health';
import { useRead } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { feedback } from '#ui/feedback.ts';
import { useResendVerification } from '../../features/accounts/accounts.queries.ts';

// Within the sentence: a row of buttons would double the banner on a phone.
const IN_LINE = 'font-semibold text-wine underline underline-offset-2';

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
      className="border-b border-line bg-paper-2 px-(--gutter) py-1.5 text-sm leading-relaxed sm:px-6"
    >
      <p>
        Open the link we sent to <strong className="wrap-anywhere">{email}</strong>, and you can write to your
        matches.{' '}
        <button type="button" className={IN_LINE} disabled={again.isPending} onClick={send}>
          {again.isPending ? 'Sending...' : 'Send it again'}
        </button>
        {health?.demonstration && (
          <>
            {' · '}
            {/* Beside this page: whoever looks for the mail keeps the place where they were. */}
            <a href="/demo/outbox" target="_blank" rel="noopener" className={IN_LINE}>
              See the outbox
            </a>
          </>
        )}
      </p>
    </aside>
  );
}
