// The plan that was chosen on the page of prices, above the form that leads on to it.
import { listPackages } from '@ijeuwa/contract/billing';
import { useRead } from '#platform/queries.ts';
import { formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';

const MINOR = 100;

/** What does not come is not missed: the plan is said again where it is paid for. */
export function ChosenPlan({ id }: { id: string }) {
  const { data } = useRead(listPackages, {});
  const plan = data?.packages.find((one) => one.id === id);
  if (!plan) return null;
  const price = formatMoney({ amountMinor: plan.price * MINOR, currency: 'NGN' });
  return (
    <Notice tone="success" title={`You chose ${plan.name} · ${price} for ${plan.period}.`}>
      You pay once your profile is there, and can still change your mind.
    </Notice>
  );
}
