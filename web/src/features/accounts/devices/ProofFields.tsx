// The proof of the owner in a form: the password, or the code that went to a proven way.

import type { Answer } from '@ijeuwa/contract/endpoint';
import { CODE_LENGTH, CODE_MINUTES } from '@ijeuwa/contract/sign-up';
import type { findWays } from '@ijeuwa/contract/ways';
import type { Field } from '#platform/form/useForm.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAskOwnerCode } from '../accounts.queries.ts';

export type Ways = Answer<typeof findWays>;
type ProofFieldsProps = { ways: Pick<Ways, 'proof' | 'codeGoesTo'>; field: Field };

export function ProofFields({ ways, field }: ProofFieldsProps) {
  if (ways.proof === 'password') return <PasswordInput label="Your password" {...field('proof')} />;
  if (!ways.codeGoesTo)
    return <Notice>Please confirm your email first: open the link in the mail that we sent you.</Notice>;
  return <CodeProof to={ways.codeGoesTo} field={field} />;
}

function CodeProof({ to, field }: { to: string; field: Field }) {
  const ask = useAskOwnerCode();
  return (
    <div className="flex flex-col gap-3">
      <p>You have no password here, so a code shows that it is you.</p>
      <Button
        variant="secondary"
        className="self-start"
        busy={ask.isPending}
        busyText="Sending..."
        onClick={() => ask.mutate({})}
      >
        {ask.data ? 'Send the code again' : `Send a code to ${to}`}
      </Button>
      {ask.error && <Notice tone="error">{ask.error.message}</Notice>}
      <input type="hidden" name="challenge" value={ask.data?.challenge ?? ''} />
      {ask.data && (
        <TextInput
          label="Code to confirm that it is you"
          {...field('proof')}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={`Enter the ${CODE_LENGTH}-digit code`}
          hint={`Sent to ${to}; it works for ${CODE_MINUTES} minutes.`}
        />
      )}
    </div>
  );
}
