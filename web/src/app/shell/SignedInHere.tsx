// At a link of a mail: which account this browser is signed in to, and the way out of it, back to the same link.
import { Button } from '#ui/Button.tsx';
import { MailAddress } from '#ui/MailAddress.tsx';
import { useLogOut } from './useLogOut.tsx';

export function SignedInHere({ email }: { email: string }) {
  const { start, isPending, asks } = useLogOut(window.location.href);
  return (
    <aside
      aria-label="Signed in"
      className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-4 gap-y-1 px-(--gutter) pt-3 sm:px-6"
    >
      <p className="min-w-0">
        You are signed in here as <MailAddress>{email}</MailAddress>.
      </p>
      <Button size="sm" variant="secondary" busy={isPending} busyText="Logging out..." onClick={start}>
        Log out
      </Button>
      {asks}
    </aside>
  );
}
