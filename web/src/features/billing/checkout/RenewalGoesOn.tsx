// Of what recovers a renewal whose card was refused: that it goes on, in place of a tick that would change nothing.
import { type Agreement, findAgreement } from '@ijeuwa/contract/agreements';
import { Link } from 'react-router';
import { places } from '#platform/places.ts';
import { useRead } from '#platform/queries.ts';
import { formatDate, formatMoney } from '#ui/format.ts';

/** The renewal of this package that runs and is not paid yet; undefined: there is none, or it is not known yet. */
export const useUnpaidRenewal = (packageId: string | undefined): Agreement | undefined => {
  const agreement = useRead(findAgreement, {}).data?.agreement;
  if (agreement?.packageId !== packageId) return undefined;
  return agreement?.state === 'running' && agreement.graceUntil ? agreement : undefined;
};

/** `byCard`: the card with which it is paid here takes the place of the one that was refused. */
export function RenewalGoesOn({ packageId, byCard = false }: { packageId: string; byCard?: boolean }) {
  const unpaid = useUnpaidRenewal(packageId);
  if (!unpaid) return null;
  const { card, price, afterPaidAt } = unpaid;
  const kept = card ? `your ${card.brand} ending in ${card.last4}` : 'the card that is kept';
  const from = byCard
    ? `the card that you pay with here, which takes the place of ${kept} if its bank lets it be charged again`
    : kept;
  const when = afterPaidAt ? `on ${formatDate(afterPaidAt)}` : 'when the time that you pay for here ends';
  return (
    <p>
      <span className="block">
        {`Your renewal goes on: the next charge is ${formatMoney(price)} ${when}, from ${from}.`}
      </span>
      Until then you can cancel it under{' '}
      <Link to={places.subscription.to} className="text-wine underline">
        {places.subscription.name}
      </Link>
      .
    </p>
  );
}
