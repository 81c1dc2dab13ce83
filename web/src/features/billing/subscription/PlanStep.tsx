// The four plans, each with its price and how long it runs, of which one is chosen.
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { usePackages, useSubscription } from '../billing.queries.ts';
import { standingOf } from '../packages/plans.rules.ts';
import { priceOf } from '../packages/price.ts';

type PlanStepProps = { selected: string | undefined; onChoose: (packageId: string) => void };

export function PlanStep({ selected, onChoose }: PlanStepProps) {
  const { data, error, isFetching, refetch } = usePackages();
  const running = useSubscription().data;
  if (!data && error)
    return (
      <ErrorState
        title="The plans did not load"
        message={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={4} faces={false} label="Loading the plans..." />;
  const isTheirs = (id: string) => standingOf(data.packages, running, id) === 'same';
  return (
    <>
      {running?.pausedUntil && <WhilePaused until={running.pausedUntil} />}
      <RadioCards
        label="Which plan do you want?"
        options={data.packages.map((one) => ({
          value: one.id,
          label: one.name,
          description: `${priceOf(one, 'NGN')} for ${one.period}${isTheirs(one.id) ? ' more: you have it now' : ''}`,
        }))}
        value={selected}
        onChange={onChoose}
        columns={2}
      />
    </>
  );
}

/** What is bought then is no way to go on. */
function WhilePaused({ until }: { until: string }) {
  return (
    <Notice title={`What you have paid for is paused until ${formatDate(until)}.`}>
      To have it again sooner, choose “Go on now” above: you need not buy it. A larger plan begins as soon as
      it is paid, and ends the pause; the same or a smaller one begins when what you have has ended.
    </Notice>
  );
}
