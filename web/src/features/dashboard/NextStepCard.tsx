// The next step on the way to a match, said in one line with its button.
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime } from '#ui/format.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import {
  useActivateCard,
  useCard,
  useDashboard,
  useMatchStatus,
  useSubscription,
  useTransferWaits,
} from './dashboard.queries.ts';
import { type NextStep, nextStepOf } from './next-step.rules.ts';
import { STEP_WORDS } from './next-step-words.ts';

export function NextStepCard() {
  const user = useMember();
  const status = useMatchStatus();
  const dashboard = useDashboard();
  const subscription = useSubscription();
  const transfer = useTransferWaits(subscription.data?.packageId === null && !subscription.data.trial);
  if (status.isPending || dashboard.isPending || subscription.isPending || transfer.isLoading)
    return <Skeleton shape="block" className="h-24 w-full rounded-xl" />;
  // Without its facts the card would only guess; the screen's own error says that something is missing.
  if (!status.data || !dashboard.data || !subscription.data) return null;
  return (
    <Step
      step={nextStepOf({
        user,
        status: status.data,
        subscription: subscription.data,
        matchRequests: dashboard.data.matchRequests,
        transferWaits: transfer.waits,
      })}
    />
  );
}

function Step({ step }: { step: NextStep }) {
  const { title, text, to, action } = STEP_WORDS[step];
  const card = useCard(step === 'await-review');
  const due = card.data?.reviewDueAt;
  return (
    <Card
      as="section"
      tone="leaf"
      aria-label="Next step"
      className="flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      <div className="min-w-0 flex-[1_1_12rem]">
        <h2 className="text-lg">{title}</h2>
        <p>
          {step === 'await-review' && due ? `It is ready by ${formatDateTime(due)} at the latest.` : text}
        </p>
      </div>
      {step === 'activate-card' && <Activate label={action} />}
      {step !== 'activate-card' && to && (
        <ButtonLink to={to} variant="light">
          {action}
        </ButtonLink>
      )}
    </Card>
  );
}

function Activate({ label }: { label: string }) {
  const activate = useActivateCard();
  return (
    <Button
      variant="light"
      busy={activate.isPending}
      busyText="One moment..."
      onClick={() => activate.mutate({}, { onError: (error) => feedback.error(error.message) })}
    >
      {label}
    </Button>
  );
}
