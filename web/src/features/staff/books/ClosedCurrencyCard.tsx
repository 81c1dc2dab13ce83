// What a day was in one currency: what we had, what came and went, what we have, and every account.
import type { ClosedCurrency } from '@ijeuwa/contract/day-close';
import type { Money } from '@ijeuwa/contract/fields';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatMoney } from '#ui/format.ts';
import { accountWords, PROVIDER_WORDS } from './book-words.ts';

const figure = (money: Money) => <span className="tabular-nums">{formatMoney(money)}</span>;
const less = ({ amountMinor, currency }: Money) => figure({ amountMinor: 0 - amountMinor, currency });

export function ClosedCurrencyCard({ closed }: { closed: ClosedCurrency }) {
  const { opening, came, fees, refunds, chargebacks, closing, payouts, earned, accounts } = closed;
  const { currency } = opening;
  return (
    <Card as="section" aria-label={`The day in ${currency}`} className="flex flex-col gap-4">
      <h3 className="text-lg">{currency}</h3>
      <FactList
        facts={[
          { label: 'We had', value: figure(opening) },
          ...came.map(({ provider, amount }) => ({
            label: PROVIDER_WORDS[provider],
            value: figure(amount),
          })),
          { label: 'Fees', value: less(fees) },
          { label: 'Refunds', value: less(refunds) },
          { label: 'Taken back by banks', value: less(chargebacks) },
          { label: 'We have', value: <strong>{figure(closing)}</strong> },
        ]}
      />
      <FactList
        facts={[
          { label: 'Paid out to our bank', value: figure(payouts) },
          { label: 'Earned', value: figure(earned) },
        ]}
      />
      <Disclosure title="All accounts">
        <FactList
          facts={accounts.map((one) => ({
            label: accountWords(one.account),
            value: (
              <>
                {figure(one.opening)} to {figure(one.closing)}
              </>
            ),
          }))}
        />
      </Disclosure>
    </Card>
  );
}
