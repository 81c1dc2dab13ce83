// Where a link to confirm an email is opened away from the account: the password chosen at sign-up, or a new one.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import { type lookAtLink, verifyEmail } from '@ijeuwa/contract/confirmation';
import type { Answer } from '@ijeuwa/contract/endpoint';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { useAuthForm } from '../useAuthForm.ts';

type OwnerFormProps = {
  token: string;
  asks: Exclude<Answer<typeof lookAtLink>['asks'], 'nothing' | 'done'>;
  onDone: (user: AuthUser | undefined) => void;
};

export function OwnerForm({ token, asks, onDone }: OwnerFormProps) {
  const [chosen, setChosen] = useState(asks);
  const { field, problem, busy, form } = useAuthForm({
    endpoint: verifyEmail,
    toBody: (values) => ({ ...values, token }),
    onDone: ({ user }) => onDone(user),
  });
  const isNew = chosen === 'newPassword';
  return (
    <form {...form} key={chosen} aria-label="Confirm your email" className="flex flex-col gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <p>
        {isNew
          ? 'Set a password of your own. The old one stops working and every device is signed out, so the account is yours alone, even if somebody else had typed your address.'
          : 'You are not signed in to it on this device, so please enter its password: the one you chose when you signed up. Nothing else changes.'}
      </p>
      {isNew ? (
        <PasswordInput
          label="New password"
          {...field('newPassword')}
          autoComplete="new-password"
          hint="At least 6 characters"
        />
      ) : (
        <PasswordInput label="The password you chose" {...field('password')} />
      )}
      <div className="flex flex-col gap-3">
        <Button type="submit" wide busy={busy} busyText="Confirming...">
          Confirm my email
        </Button>
        {asks === 'password' && (
          <Button variant="quiet" wide onClick={() => setChosen(isNew ? 'password' : 'newPassword')}>
            {isNew ? 'I know the password I chose' : 'I do not know it'}
          </Button>
        )}
      </div>
    </form>
  );
}
