// How it is paid, and whether it renews. Card and account are entered on the provider's page.
import { CURRENCY_WORDS } from '@ijeuwa/contract/currency-words';
import { CreditCard, Lock, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { RadioCards } from '#ui/RadioCards.tsx';
import { usePackages } from '../billing.queries.ts';
import { RenewalBox } from '../checkout/RenewalBox.tsx';
import { priceOf } from '../packages/price.ts';
import { BY_CARD, paypalCurrencies, type Way } from './way.ts';

type SecurePaymentProps = {
  packageId: string;
  way: Way;
  onWay: (way: Way) => void;
  renews: boolean;
  onRenews: (renews: boolean) => void;
};

const ICON = 'size-6 text-wine';
const CREDIT = {
  value: 'credit',
  label: 'Credit Card',
  description: 'Credit or debit, on our payment provider’s secure page.',
  aside: <CreditCard aria-hidden="true" className={ICON} />,
};
const PAYPAL = {
  value: 'paypal',
  label: 'PayPal',
  description: 'On PayPal’s own page, in dollars or euros.',
  aside: <Wallet aria-hidden="true" className={ICON} />,
};

export function SecurePayment({ packageId, way, onWay, renews, onRenews }: SecurePaymentProps) {
  const { data } = usePackages();
  const currencies = paypalCurrencies(data?.ways ?? []);
  const [first] = currencies;
  const one = data?.packages.find(({ id }) => id === packageId);
  const byPaypal = way.method === 'paypal';
  const choose = (value: string) =>
    onWay(value === 'paypal' && first ? { method: 'paypal', currency: first } : BY_CARD);
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        label="Payment method"
        options={first ? [CREDIT, PAYPAL] : [CREDIT]}
        value={byPaypal ? 'paypal' : 'credit'}
        onChange={choose}
      />
      {byPaypal && one ? (
        <>
          <p>PayPal takes no naira: it charges the price in dollars or euros.</p>
          <RadioCards
            label="Currency"
            options={currencies.map((currency) => ({
              value: currency,
              label: `${priceOf(one, currency)} for ${one.period}`,
              description: `In ${CURRENCY_WORDS[currency]}`,
            }))}
            value={way.currency}
            onChange={(value) =>
              onWay({ method: 'paypal', currency: currencies.find((each) => each === value) ?? way.currency })
            }
            columns={2}
          />
        </>
      ) : (
        <RenewalBox packageId={packageId} currency={way.currency} checked={renews} onChange={onRenews} />
      )}
      <p className="flex items-start gap-2 text-ink-2">
        <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        Your card number never reaches us.
      </p>
      <p className="text-ink-2">
        To pay by bank transfer, or by card in dollars, go to{' '}
        <Link to={paths.billingProcess} className="text-wine underline">
          {places.payment.name}
        </Link>
        .
      </p>
    </div>
  );
}
