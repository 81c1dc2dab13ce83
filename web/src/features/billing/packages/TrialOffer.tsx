// The seven days without a card, offered once; a trial code makes them more.
import { type Subscription, TRIAL_DAYS } from '@ijeuwa/contract/billing';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { MailAddress } from '#ui/MailAddress.tsx';
import { useStartTrial, useSubscription } from '../billing.queries.ts';
import { TrialCode } from './TrialCode.tsx';

type TrialOfferProps = {
  onStarted: (begun: Subscription) => void;
  /** Sends the link that confirms the email once more, where nothing else of the screen does. */
  sendAgain?: ReactNode;
  /** A package is ordered, and comes first. */
  quiet?: boolean;
};

export function TrialOffer({ onStarted, sendAgain, quiet = false }: TrialOfferProps) {
  const { data } = useSubscription();
  const { email, emailVerified } = useMember();
  const { mutate, isPending } = useStartTrial();
  const [wrong, setWrong] = useState<string>();
  // One button at a time: with a code typed, the shorter trial cannot be begun by mistake, once and for all.
  const [coded, setCoded] = useState(false);
  const awaits = data?.trialAwaitsContact && !emailVerified;
  if (!data?.mayStartTrial) return null;
  const start = (code?: string) => {
    if (isPending) return;
    setWrong(undefined);
    mutate(
      { body: { code } },
      {
        onSuccess: onStarted,
        onError: ({ fields, message }) => (fields?.code ? setWrong(fields.code) : feedback.error(message)),
      },
    );
  };
  return (
    <div className="flex flex-col gap-2">
      <Card
        as="section"
        tone={quiet ? 'quiet' : 'leaf'}
        aria-label="Free trial"
        className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between"
      >
        <div>
          <h2 className="text-xl">{quiet ? 'While you wait' : 'Not sure yet?'}</h2>
          <p>
            Everything in Blossom for {TRIAL_DAYS} days. No bank card needed, and nothing to pay afterwards.
          </p>
          {awaits && (
            <p className="mt-2">
              It is for one person, once. To start it, confirm your email: open the link we sent to{' '}
              <MailAddress>{email}</MailAddress>.{' '}
              {!sendAgain && '“Send again” at the top of the page brings another. '}Or{' '}
              <Link to={paths.devices} className="font-semibold underline underline-offset-2">
                confirm your phone number
              </Link>
              .
            </p>
          )}
          {awaits && sendAgain}
        </div>
        {!coded && !awaits && (
          <Button
            variant={quiet ? 'secondary' : 'light'}
            className="shrink-0"
            busy={isPending}
            busyText="Starting..."
            onClick={() => start()}
          >
            Start {TRIAL_DAYS}-day free trial
          </Button>
        )}
      </Card>
      {!awaits && <TrialCode open={coded} onOpen={setCoded} busy={isPending} error={wrong} onGiven={start} />}
    </div>
  );
}
