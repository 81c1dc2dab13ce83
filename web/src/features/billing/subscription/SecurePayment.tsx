// How it is paid, and whether it renews. The card itself is entered on the provider's page.
import { CreditCard, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { RadioCards } from '#ui/RadioCards.tsx';
import { RenewalBox } from '../checkout/RenewalBox.tsx';

type SecurePaymentProps = { packageId: string; renews: boolean; onRenews: (renews: boolean) => void };

const METHODS = [
  {
    value: 'credit',
    label: 'Credit Card',
    description: 'Credit or debit, on our payment provider’s secure page.',
    aside: <CreditCard aria-hidden="true" className="size-6 text-wine" />,
  },
];

export function SecurePayment({ packageId, renews, onRenews }: SecurePaymentProps) {
  return (
    <div className="flex flex-col gap-4">
      <RadioCards label="Payment method" options={METHODS} value="credit" onChange={() => {}} />
      <RenewalBox packageId={packageId} currency="NGN" checked={renews} onChange={onRenews} />
      <p className="flex items-start gap-2 text-ink-2">
        <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        Your card number never reaches us.
      </p>
      <p className="text-ink-2">
        To pay by bank transfer, or in dollars, go to{' '}
        <Link to={paths.billingProcess} className="text-wine underline">
          {places.payment.name}
        </Link>
        .
      </p>
    </div>
  );
}
