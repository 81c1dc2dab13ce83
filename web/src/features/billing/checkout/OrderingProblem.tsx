// Why a payment was not begun; whoever was signed out meanwhile signs in again, and comes back to the same payment.
import type { ApiError } from '#platform/api.ts';
import { signedOutElsewhere } from '#platform/session.ts';
import { closeSocket } from '#platform/socket.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type OrderingProblemProps = {
  error: ApiError | undefined;
  /** What is to be there again after the sign-in, and is not in the address. */
  onLeave?: () => void;
};

export function OrderingProblem({ error, onLeave }: OrderingProblemProps) {
  if (!error) return null;
  if (error.code !== 'not_signed_in') return <Notice tone="error">{error.message}</Notice>;
  const signIn = () => {
    closeSocket();
    // The frame leads to the sign-in, and from there back to this address.
    signedOutElsewhere();
    onLeave?.();
  };
  return (
    <Notice
      tone="warning"
      title="You are signed out on this device."
      action={
        <Button size="sm" onClick={signIn}>
          Sign in again
        </Button>
      }
    >
      Nothing was ordered, and nothing was charged. After signing in you are back here.
    </Notice>
  );
}
