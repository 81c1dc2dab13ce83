// Where the link in the mail arrives: confirms the address and says so; elsewhere than in the account it asks first.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import { findSubscription } from '@ijeuwa/contract/billing';
import { lookAtLink, verifyEmail } from '@ijeuwa/contract/confirmation';
import type { Answer } from '@ijeuwa/contract/endpoint';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { asApiError, call } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { renewUser, signedInAs, useSession } from '#platform/session.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { feedback } from '#ui/feedback.ts';
import { MailAddress } from '#ui/MailAddress.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { OwnerForm } from '../password/OwnerForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';

type Asks = Exclude<Answer<typeof lookAtLink>['asks'], 'done'>;
const CONFIRMED = { confirmed: true, text: 'Thank you. Your email is confirmed.' };
const DONE_BEFORE = {
  confirmed: true,
  text: 'Your email is confirmed already. There is nothing left to do.',
};

/** A link of another account than the one that is open here changes nothing of this one. */
const isTrialNext = (): Promise<boolean> =>
  call(findSubscription, {}).then(
    ({ mayStartTrial, trialAwaitsContact }) => mayStartTrial && !trialAwaitsContact,
    () => false,
  );

export function VerifyEmail({ token }: { token: string }) {
  const { user, checkingAuth } = useSession();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<Asks>('nothing');
  const [email, setEmail] = useState<string>();
  const [outcome, setOutcome] = useState<{ confirmed: boolean; text: string }>();
  const asked = useRef(false);
  useEffect(() => {
    // The link works once; asking twice would spoil it. Where it leads depends on who is signed in here.
    if (checkingAuth || asked.current) return;
    asked.current = true;
    const confirm = async () => {
      const found = await call(lookAtLink, { body: { token } });
      setEmail(found.email);
      if (found.asks === 'done') return setOutcome(DONE_BEFORE);
      if (found.asks !== 'nothing') return setAsks(found.asks);
      await call(verifyEmail, { body: { token } });
      // Whose trial waited for nothing else goes on where it begins.
      const goesOn = user?.profileSubmitted === true && (await isTrialNext());
      if (!goesOn) setOutcome(CONFIRMED);
      if (user) await renewUser();
      if (!goesOn) return;
      feedback.success(CONFIRMED.text);
      await navigate(paths.privacySelection, { replace: true });
    };
    confirm().catch((reason) => {
      const { code, message } = asApiError(reason);
      // An older link of somebody who has confirmed by a newer one.
      const nothingLeft = code === 'expired' && user?.emailVerified;
      setOutcome((known) => known ?? (nothingLeft ? DONE_BEFORE : { confirmed: false, text: message }));
    });
  }, [token, user, checkingAuth, navigate]);
  const entered = (owner: AuthUser | undefined) => {
    if (owner) signedInAs(owner);
    setOutcome(CONFIRMED);
  };
  return (
    <AuthFrame heading="Confirm your email" intro="So that messages and matches reach you, and nobody else.">
      {outcome && <Notice tone={outcome.confirmed ? 'success' : 'error'}>{outcome.text}</Notice>}
      {email && (
        <p>
          This link belongs to the account <MailAddress>{email}</MailAddress>.
        </p>
      )}
      {!outcome && asks === 'nothing' && <Spinner label="Confirming..." />}
      {!outcome && email && asks !== 'nothing' && <OwnerForm token={token} asks={asks} onDone={entered} />}
      {outcome && (
        <ButtonLink to={user ? paths.dashboard : paths.auth} wide>
          {user ? 'Go to your dashboard' : 'Login'}
        </ButtonLink>
      )}
    </AuthFrame>
  );
}
