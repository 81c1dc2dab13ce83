// Another password for whoever is signed in, or the first one of an account without.
import { changePassword } from '@ijeuwa/contract/ways';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { renewSessions, renewWays, useWays } from '../accounts.queries.ts';
import type { Ways } from '../devices/ProofFields.tsx';
import { WayModal } from '../devices/WayModal.tsx';

export function PasswordCard() {
  const { data, error, isFetching, refetch } = useWays();
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-lg">Password</h3>
      {data && <ChangePassword ways={data} />}
      {!data && error && (
        <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonText />}
    </Card>
  );
}

function ChangePassword({ ways }: { ways: Ways }) {
  const [asking, setAsking] = useState(false);
  const hasOne = ways.proof === 'password';
  const title = hasOne ? 'Change your password' : 'Set a password';
  const done = () => {
    setAsking(false);
    feedback.success('Your new password is set, and every other device was signed out.');
    void renewWays();
    void renewSessions();
  };
  return (
    <>
      <p className="text-ink-2">
        {hasOne
          ? 'A new password signs out every other device. It also undoes what was only proved with the old one, such as a phone number added with it.'
          : 'You sign in without a password. You can set one, and use either.'}
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {title}
      </Button>
      {asking && (
        <WayModal
          endpoint={changePassword}
          ways={ways}
          title={title}
          label="Save new password"
          onClose={() => setAsking(false)}
          onDone={done}
          fields={(field) => (
            <PasswordInput
              label="New password"
              {...field('password')}
              autoComplete="new-password"
              hint="At least 6 characters"
            />
          )}
        >
          We tell you by mail that it was changed. This device stays signed in.
        </WayModal>
      )}
    </>
  );
}
