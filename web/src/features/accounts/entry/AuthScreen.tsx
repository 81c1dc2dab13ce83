// /auth: signing up and signing in by email, by Google or by a code, on one screen.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import { WRITE_TO_US } from '@ijeuwa/contract/safety';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { signedInAs, useSession } from '#platform/session.ts';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { PhoneFlow } from '../phone/PhoneFlow.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { headingOf } from './auth-headings.ts';
import { type AuthPlace, useAuthPlace } from './auth-place.ts';
import { ChosenPlan } from './ChosenPlan.tsx';
import { CompleteAccountForm } from './CompleteAccountForm.tsx';
import { NewEmail, OldEmail } from './EmailLink.tsx';
import { GoogleFlow } from './GoogleFlow.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignedInNotice } from './SignedInNotice.tsx';
import { SignupForm } from './SignupForm.tsx';
import { SocialChoices } from './SocialChoices.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

export default function AuthScreen() {
  const { user, ended } = useSession();
  const place = useAuthPlace();
  const [after, setAfter] = useState<string>();
  const enter = (text: string, next: string) => (entered: AuthUser) => {
    setAfter(next);
    signedInAs(entered);
    feedback.success(text);
  };

  if (place.verify) return <VerifyEmail token={place.verify} />;
  if (place.newEmail) return <NewEmail token={place.newEmail} />;
  if (place.oldEmail) return <OldEmail token={place.oldEmail} />;
  if (user && user.missing.length > 0) {
    const done = enter('Account created successfully', place.to ?? paths.profile);
    return <CompleteAccountForm missing={user.missing} onDone={done} />;
  }
  const next = place.to ?? paths.dashboard;
  if (user && place.social === 'complete' && !after)
    return (
      <AuthFrame {...headingOf({ ...place, provider: 'google' })}>
        <SignedInNotice onShown={() => enter('Logged in successfully', next)(user)} />
      </AuthFrame>
    );
  if (user) return <Navigate to={after ?? next} replace />;

  return (
    <AuthFrame {...headingOf(place)}>
      {place.plan && <ChosenPlan id={place.plan} />}
      {ended && !place.left && (
        <Notice>
          You are signed out on this device. Please log in again; if you changed your email, with the new one.
        </Notice>
      )}
      <SocialOutcome social={place.social} />
      <Ways
        place={place}
        onLogin={enter('Logged in successfully', next)}
        onSocialSignup={enter('Account created successfully', next)}
        // Whoever has just said who they are goes on with it: the dashboard has nothing for them yet.
        onSignup={enter('Account created successfully', place.to ?? paths.gettingStarted)}
      />
    </AuthFrame>
  );
}

type Entered = (user: AuthUser) => void;
type WaysProps = { place: AuthPlace; onLogin: Entered; onSignup: Entered; onSocialSignup: Entered };

function Ways({ place, onLogin, onSignup, onSocialSignup }: WaysProps) {
  const { form, provider } = place;
  const navigate = useNavigate();
  if (provider === 'google') return <GoogleFlow place={place} />;
  if (provider === 'phone') {
    const cancel = () => navigate(place.addressOf({ form }));
    return <PhoneFlow form={form} onCancel={cancel} onLogin={onLogin} onSignup={onSocialSignup} />;
  }
  return (
    <>
      {form === 'signup' ? <SignupForm onDone={onSignup} /> : <LoginForm onDone={onLogin} />}
      <SocialChoices place={place} />
      <Toggle place={place} />
    </>
  );
}

function Toggle({ place: { form, addressOf } }: Pick<WaysProps, 'place'>) {
  return (
    <p className="text-center text-ink-2">
      {form === 'signup' ? 'Already have an account?' : 'New to Ijeuwa?'}{' '}
      <Link
        to={addressOf({ form: form === 'signup' ? 'login' : 'signup' })}
        data-keeps-to=""
        className="inline-flex min-h-11 items-center font-semibold text-wine underline"
      >
        {form === 'signup' ? 'Sign in' : 'Sign up'}
      </Link>
    </p>
  );
}

function SocialOutcome({ social }: Pick<AuthPlace, 'social'>) {
  if (social === 'cancelled')
    return <Notice>You cancelled the sign-in with Google. Nothing has changed.</Notice>;
  if (social === 'suspended')
    return (
      <Notice tone="error" title="Your account is suspended.">
        Our mail to you says why. If you think that this is wrong, please{' '}
        <a href={WRITE_TO_US} className="font-semibold underline">
          write to us
        </a>
        .
      </Notice>
    );
  if (social === 'failed')
    return (
      <Notice tone="error">
        Google could not confirm who you are. Please try again, or use another way to sign in.
      </Notice>
    );
  return null;
}
