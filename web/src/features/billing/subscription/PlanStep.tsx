// The four plans, each with its price and how long it runs, of which one is chosen.
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatMoney } from '#ui/format.ts';
import { RadioCards } from '#ui/RadioCards.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { usePackages, useSubscription, useUpgrades } from '../billing.queries.ts';
import { CheaperUp } from '../changes/CheaperUp.tsx';
import { standingOf } from '../packages/plans.rules.ts';
import { priceOf } from '../packages/price.ts';
import { WhilePaused } from '../packages/WhilePaused.tsx';

type PlanStepProps = { selected: string | undefined; onChoose: (packageId: string) => void };

export function PlanStep({ selected, onChoose }: PlanStepProps) {
  const { data, error, isFetching, refetch } = usePackages();
  const running = useSubscription().data;
  const upgrades = useUpgrades();
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
  /** Both prices at the plan, each with what it is for: elsewhere on the screen the lower one is offered. */
  const orMoveUp = (id: string) => {
    const upgrade = upgrades.find(({ packageId }) => packageId === id);
    return upgrade && running
      ? `, or ${formatMoney(upgrade.total)} if you move up from ${running.label}`
      : '';
  };
  return (
    <>
      <WhilePaused where="above" />
      <RadioCards
        label="Which plan do you want?"
        options={data.packages.map((one) => ({
          value: one.id,
          label: one.name,
          description: `${priceOf(one, 'NGN')} for ${one.period}${isTheirs(one.id) ? ' more: you have it now' : orMoveUp(one.id)}`,
        }))}
        value={selected}
        onChange={onChoose}
        columns={2}
        low
      />
      {selected && <CheaperUp packageId={selected} currency="NGN" running={running?.label} />}
    </>
  );
}
