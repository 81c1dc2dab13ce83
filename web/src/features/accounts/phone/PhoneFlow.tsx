// Signing in by a code that is sent to phone and email: the steps and what one hands to the next.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { SignedInNotice } from '../entry/SignedInNotice.tsx';
import { CodeForm } from './CodeForm.tsx';
import { likelyCountry } from './likely-country.ts';
import { NewcomerForm } from './NewcomerForm.tsx';
import { NumberCheck } from './NumberCheck.tsx';
import { PhoneForm, type Reached, type Typed } from './PhoneForm.tsx';

type Step =
  | { at: 'initial' | 'phone' | 'check' }
  | { at: 'verification' | 'profile'; challenge: string }
  | { at: 'complete'; user: AuthUser; newcomer: boolean };

type Entered = (user: AuthUser) => void;
type PhoneFlowProps = {
  form: 'login' | 'signup';
  onCancel: () => void;
  onLogin: Entered;
  onSignup: Entered;
};

export function PhoneFlow({ form, onCancel, onLogin, onSignup }: PhoneFlowProps) {
  const [step, setStep] = useState<Step>({ at: 'initial' });
  const [typed, setTyped] = useState<Typed>(() => ({ phoneNumber: '', country: likelyCountry(), email: '' }));
  const [reached, setReached] = useState<Reached>({ phoneNumber: '', email: '' });
  const complete = (user: AuthUser, newcomer: boolean) => setStep({ at: 'complete', user, newcomer });

  switch (step.at) {
    case 'initial':
      return <Beginning onBegin={() => setStep({ at: 'phone' })} onCancel={onCancel} />;
    case 'phone':
      return (
        <PhoneForm
          known={typed}
          onCancel={onCancel}
          onRead={(read, as) => {
            setTyped(as);
            setReached(read);
            setStep({ at: 'check' });
          }}
        />
      );
    case 'check':
      return (
        <NumberCheck
          reached={reached}
          onSent={(challenge) => setStep({ at: 'verification', challenge })}
          onAgain={() => setStep({ at: 'phone' })}
        />
      );
    case 'verification':
      return (
        <CodeForm
          challenge={step.challenge}
          reached={reached}
          onAgain={() => setStep({ at: 'phone' })}
          onKnown={(user) => complete(user, false)}
          onNewcomer={() => setStep({ at: 'profile', challenge: step.challenge })}
        />
      );
    case 'profile':
      return (
        <NewcomerForm
          challenge={step.challenge}
          unknown={form === 'login'}
          onDone={(user) => complete(user, true)}
        />
      );
    case 'complete':
      return <SignedInNotice onShown={() => (step.newcomer ? onSignup : onLogin)(step.user)} />;
  }
}

function Beginning({ onBegin, onCancel }: { onBegin: () => void; onCancel: () => void }) {
  return (
    <section aria-label="Phone" className="flex flex-col gap-5">
      <p>
        We send a six-digit code to your phone and your email. It works for ten minutes. We never call to ask
        for it.
      </p>
      <div className="flex flex-col gap-3">
        <Button wide onClick={onBegin}>
          Continue with phone
        </Button>
        <Button variant="quiet" wide onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
