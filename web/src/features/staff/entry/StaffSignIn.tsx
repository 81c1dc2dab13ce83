// Signing in to the back office: a password, then a code.
import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Page } from '#ui/Page.tsx';
import { staffSignedIn } from '../staff-session.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';

type Step = { challenge?: string; email: string; notice?: string };

const ENDED = 'Your session has ended. Please sign in again.';

export function StaffSignIn({ ended }: { ended: boolean }) {
  const [step, setStep] = useState<Step>({ email: '', notice: ended ? ENDED : undefined });
  const { challenge, email, notice } = step;
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
              onDone={staffSignedIn}
              onAgain={(reason) => setStep({ email, notice: reason })}
            />
          ) : (
            <PasswordForm
              email={email}
              notice={notice}
              onSent={(sent, to) => setStep({ challenge: sent, email: to })}
            />
          )}
        </Card>
      </Page>
    </div>
  );
}
