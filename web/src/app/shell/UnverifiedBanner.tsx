// Asks a member to follow the link in the mail; until then they may do all but write.
import { findHealth } from '@ijeuwa/contract/health';
import { useRead } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { SendAgain } from './SendAgain.tsx';
import { useEmailBar } from './useEmailBar.ts';

// As tall as the line: a thumb hits it without a second line for it.
const IN_LINE =
  'inline-flex min-h-11 shrink-0 items-center font-semibold text-wine underline underline-offset-2';

export function UnverifiedBanner() {
  const { email, emailVerified } = useMember();
  const { data: health } = useRead(findHealth, {}, { enabled: !emailVerified });
  const bar = useEmailBar(!emailVerified);
  if (emailVerified) return null;
  return (
    <aside
      ref={bar}
      aria-label="Email not confirmed"
      className="flex flex-wrap items-center gap-x-2.5 bg-paper-2 px-(--page-edge) text-sm sm:flex-nowrap sm:gap-x-4"
    >
      <p className="min-w-0 grow basis-28 leading-tight sm:grow-0 sm:basis-auto">
        Confirm your <span className="whitespace-nowrap">email</span> to write.
        <span className="max-sm:hidden">
          {' '}
          Open the link we sent to <strong className="wrap-anywhere">{email}</strong>.
        </span>
      </p>
      <SendAgain className={IN_LINE} />
      {health?.demonstration && (
        // Beside this page: whoever looks for the mail keeps the place where they were.
        <a href="/demo/outbox" target="_blank" rel="noopener" className={IN_LINE}>
          Outbox
        </a>
      )}
    </aside>
  );
}
