// Why a payment was not begun; whoever was signed out meanwhile reads what became of it, and signs in again.
import { useEffect, useRef } from 'react';
import type { ApiError } from '#platform/api.ts';
import { signedOutElsewhere } from '#platform/session.ts';
import { closeSocket } from '#platform/socket.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type OrderingProblemProps = {
  error: ApiError | undefined;
  /** For whoever is signed out: what became of what they pay for, and where it is after signing in. */
  signedOutWords: string;
};

export function OrderingProblem({ error, signedOutWords }: OrderingProblemProps) {
  // The button that was pressed stands below, and on a phone this is out of sight there.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  }, [error]);
  if (!error) return null;
  if (error.code !== 'not_signed_in')
    return (
      <div ref={place}>
        <Notice tone="error">{error.message}</Notice>
      </div>
    );
  const signIn = () => {
    closeSocket();
    // The frame leads to the sign-in, and from there back to this address.
    signedOutElsewhere();
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
      {signedOutWords}
    </Notice>
  );
}
