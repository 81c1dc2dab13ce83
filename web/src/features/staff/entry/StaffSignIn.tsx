// Signing in to the back office: a password, at the first visit a new one, then a code.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '#ui/Card.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Page } from '#ui/Page.tsx';
import { staffSignedIn } from '../staff-session.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';

/** `back`: led here from a later step, whose focus is gone with it. */
type Step = { challenge?: string; email: string; notice?: string; back?: boolean };

const ENDED = 'Your session has ended. Please sign in again.';

export function StaffSignIn({ ended, onDone }: { ended: boolean; onDone?: () => void }) {
  const [step, setStep] = useState<Step>({ email: '', notice: ended ? ENDED : undefined });
  const { challenge, email, notice, back } = step;
  const [query, setQuery] = useSearchParams();
  const invitation = query.get('invitation');
  /** The link was of use, or is of none: it need not stand in the address any more. */
  const goOn = (next: Step) => {
    setQuery({}, { replace: true });
    setStep(next);
  };
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col sm:justify-center sm:pb-24">
      <p className="px-4 pt-8 sm:px-6">
        <Logo />
      </p>
      <Page title="Back office" back={false} width="narrow">
        <Card padded>
          {challenge ? (
            <SecondFactorForm
              challenge={challenge}
              email={email}
              onDone={(staff) => {
                staffSignedIn(staff);
                onDone?.();
              }}
              onAgain={(reason) => setStep({ email, notice: reason, back: true })}
            />
          ) : invitation ? (
            <InvitationForm
              token={invitation}
              onSent={(sent, to) => goOn({ challenge: sent, email: to })}
              onOver={(reason) => goOn({ email, notice: reason, back: true })}
            />
          ) : (
            <PasswordForm
              email={email}
              notice={notice}
              takesFocus={back}
              onSent={(sent, to) => setStep({ challenge: sent, email: to })}
            />
          )}
        </Card>
      </Page>
    </div>
  );
}
