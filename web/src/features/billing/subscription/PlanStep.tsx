// The four plans, each with its price and how long it runs, of which one is chosen.
import { ErrorState } from '#ui/ErrorState.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { usePackages, useSubscription } from '../billing.queries.ts';
import { standingOf } from '../packages/plans.rules.ts';
import { priceOf } from '../packages/price.ts';
import { WhilePaused } from '../packages/WhilePaused.tsx';

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
      <WhilePaused where="above" />
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
