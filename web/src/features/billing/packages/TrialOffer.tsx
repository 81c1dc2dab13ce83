// The seven days without a card, offered once.
import { TRIAL_DAYS } from '@ijeuwa/contract/billing';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { useStartTrial, useSubscription } from '../billing.queries.ts';

export function TrialOffer({ onStarted }: { onStarted: () => void }) {
  const { data } = useSubscription();
  const { mutate, isPending } = useStartTrial();
  if (!data?.mayStartTrial) return null;
  const start = () => {
    if (isPending) return;
    mutate({}, { onSuccess: onStarted, onError: ({ message }) => feedback.error(message) });
  };
  return (
    <Card
      as="section"
      tone="leaf"
      aria-label="Free trial"
      className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between"
    >
      <div>
        <h2 className="text-xl">Not sure yet?</h2>
        <p>
          Everything in Blossom for {TRIAL_DAYS} days. No bank card needed, and nothing to pay afterwards.
        </p>
      </div>
      <Button variant="light" busy={isPending} busyText="Starting..." onClick={start}>
        Start {TRIAL_DAYS}-day free trial
      </Button>
    </Card>
  );
}
