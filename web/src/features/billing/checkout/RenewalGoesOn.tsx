// Of what recovers a renewal whose card was refused: that it goes on, in place of a tick that would change nothing.
import { type Agreement, findAgreement } from '@ijeuwa/contract/agreements';
import { Link } from 'react-router';
import { places } from '#platform/places.ts';
import { useRead } from '#platform/queries.ts';
import { formatMoney } from '#ui/format.ts';

/** The renewal of this package that runs and is not paid yet; undefined: there is none, or it is not known yet. */
export const useUnpaidRenewal = (packageId: string): Agreement | undefined => {
  const agreement = useRead(findAgreement, {}).data?.agreement;
  const { state, graceUntil } = agreement ?? {};
  return agreement?.packageId === packageId && state === 'running' && graceUntil ? agreement : undefined;
};

export function RenewalGoesOn({ packageId }: { packageId: string }) {
  const unpaid = useUnpaidRenewal(packageId);
  if (!unpaid) return null;
  const { card, price } = unpaid;
  const from = card ? ` from your ${card.brand} ending in ${card.last4}` : '';
  return (
    <p>
      <span className="block">
        {`Your renewal goes on: the next charge is ${formatMoney(price)}${from}, when the time that you pay for here ends.`}
      </span>
      Until then you can cancel it under{' '}
      <Link to={places.subscription.to} className="text-wine underline">
        {places.subscription.name}
      </Link>
      .
    </p>
  );
}
