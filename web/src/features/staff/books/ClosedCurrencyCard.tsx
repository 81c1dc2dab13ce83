// What a day was in one currency: what we had, what came and went, what we have, and every account.
import type { ClosedCurrency } from '@ijeuwa/contract/day-close';
import type { Money } from '@ijeuwa/contract/fields';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatMoney } from '#ui/format.ts';
import { SectionLink } from '#ui/SectionLink.tsx';
import { accountWords, PROVIDER_WORDS } from './book-words.ts';

const figure = (money: Money) => <span className="tabular-nums">{formatMoney(money)}</span>;
const less = ({ amountMinor, currency }: Money) => figure({ amountMinor: 0 - amountMinor, currency });

export function ClosedCurrencyCard({ closed, day }: { closed: ClosedCurrency; day: string }) {
  /** A figure of the day opens the rows that it is made of. */
  const opens = (rows: string, shown: ReactNode) => (
    <SectionLink to={`${paths.staff}/books?${new URLSearchParams({ day, rows })}`}>{shown}</SectionLink>
  );
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
            value: opens(`way.${provider}.${currency}`, figure(amount)),
          })),
          { label: 'Fees', value: less(fees) },
          { label: 'Refunds', value: opens(`back.${currency}`, less(refunds)) },
          { label: 'Taken back by banks', value: opens(`back.${currency}`, less(chargebacks)) },
          { label: 'We have', value: <strong>{figure(closing)}</strong> },
        ]}
      />
      <FactList
        facts={[
          {
            label: 'Paid out to our bank',
            value: <SectionLink to={`${paths.staff}/books/settlements`}>{figure(payouts)}</SectionLink>,
          },
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
