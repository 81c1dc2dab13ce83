// Where the link in the mail arrives: confirms the address and says so.
import { verifyEmail } from '@ijeuwa/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { renewUser, useSession } from '#platform/session.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AuthFrame } from './AuthFrame.tsx';

export function VerifyEmail({ token }: { token: string }) {
  const { user } = useSession();
  const [outcome, setOutcome] = useState<{ confirmed: boolean; text: string }>();
  const asked = useRef(false);
  useEffect(() => {
    // The link works once; asking twice would spoil it.
    if (asked.current) return;
    asked.current = true;
    call(verifyEmail, { body: { token } })
      .then(() => setOutcome({ confirmed: true, text: 'Thank you. Your e-mail is confirmed.' }))
      .then(() => (user ? renewUser() : undefined))
      .catch((error) =>
        setOutcome((known) => known ?? { confirmed: false, text: asApiError(error).message }),
      );
  }, [token, user]);
  return (
    <AuthFrame heading="Confirm your e-mail" intro="So that messages and matches reach you, and nobody else.">
      {outcome ? (
        <Notice tone={outcome.confirmed ? 'success' : 'error'}>{outcome.text}</Notice>
      ) : (
        <Spinner label="Confirming..." />
      )}
      {outcome && (
        <ButtonLink to={user ? paths.dashboard : paths.auth} wide>
          {user ? 'Go to your dashboard' : 'Login'}
        </ButtonLink>
      )}
    </AuthFrame>
  );
}
