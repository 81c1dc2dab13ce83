// Whether a code to the phone number signs in; beginning and ending it ask for the proof of the owner.
import { CODE_LENGTH } from '@ijeuwa/contract/sign-up';
import { confirmPhoneWay, endPhoneWay } from '@ijeuwa/contract/ways';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { feedback } from '#ui/feedback.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { renewWays, useAskPhoneCode, useWays } from '../accounts.queries.ts';
import type { Ways } from './ProofFields.tsx';
import { WayModal } from './WayModal.tsx';

export function PhoneWayPanel() {
  const { data, error, isFetching, refetch } = useWays();
  return (
    <section aria-labelledby="phone-way" className="flex flex-col gap-3">
      <h2 id="phone-way" className="text-2xl">
        Signing in by phone
      </h2>
      {data && <PhoneWay ways={data} />}
      {!data && error && (
        <ErrorState
          title="Your phone number did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows rows={1} faces={false} />}
    </section>
  );
}

function PhoneWay({ ways }: { ways: Ways }) {
  if (!ways.phone) return <p className="text-ink-2">There is no phone number in your profile.</p>;
  const { number, signsIn, checked } = ways.phone;
  return (
    <>
      {signsIn && <EndPhoneWay ways={ways} number={number} />}
      {!signsIn && (
        <ConfirmPhone ways={ways} number={number} label="Sign in with this number">
          The number {number} is in your profile. It signs nobody in until you confirm it here.
        </ConfirmPhone>
      )}
      {signsIn && !checked && (
        <ConfirmPhone ways={ways} number={number} label="Confirm this number">
          We have not checked this number by itself yet. Once you confirm it, your page says that your phone
          was checked.
        </ConfirmPhone>
      )}
    </>
  );
}

type StepProps = { ways: Ways; number: string };

function ConfirmPhone({ ways, number, label, children }: StepProps & { label: string; children: ReactNode }) {
  const [challenge, setChallenge] = useState<string>();
  const ask = useAskPhoneCode((sent) => setChallenge(sent.challenge));
  const done = () => {
    setChallenge(undefined);
    feedback.success('From now on you can sign in with a code to your phone.');
    void renewWays();
  };
  return (
    <>
      <p className="text-ink-2">{children}</p>
      <Button
        variant="secondary"
        className="self-start"
        busy={ask.isPending}
        busyText="Sending..."
        onClick={() => ask.mutate({}, { onError: (error) => feedback.error(error.message) })}
      >
        {label}
      </Button>
      {challenge && (
        <WayModal
          endpoint={confirmPhoneWay}
          ways={ways}
          title="Sign in by phone"
          label="Confirm"
          more={{ challenge }}
          onClose={() => setChallenge(undefined)}
          onDone={done}
          fields={(field) => (
            <TextInput
              label="Code from the SMS"
              {...field('verificationCode')}
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder={`Enter the ${CODE_LENGTH}-digit code`}
            />
          )}
        >
          We sent a code to {number}. Anybody with this phone can sign in as you, so please confirm that it is
          you, too.
        </WayModal>
      )}
    </>
  );
}

function EndPhoneWay({ ways, number }: StepProps) {
  const [asking, setAsking] = useState(false);
  const done = () => {
    setAsking(false);
    feedback.success('You can no longer sign in by phone.');
    void renewWays();
  };
  return (
    <>
      <p className="text-ink-2">You can sign in with a code sent to {number}.</p>
      <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
        Stop signing in by phone
      </Button>
      {asking && (
        <WayModal
          endpoint={endPhoneWay}
          ways={ways}
          title="Stop signing in by phone?"
          label="Stop"
          tone="danger"
          onClose={() => setAsking(false)}
          onDone={done}
        >
          The number stays in your profile. Please confirm that it is you.
        </WayModal>
      )}
    </>
  );
}
