// What something costs, line by line, as every summary of an order says it: the price, what lowers it, tax, and the total.
import type { Quote } from '@ijeuwa/contract/billing';
import type { Money } from '@ijeuwa/contract/fields';
import type { ReactNode } from 'react';
import { type Fact, FactList } from '#ui/FactList.tsx';
import { formatMoney } from '#ui/format.ts';

type PriceFactsProps = {
  total: Money;
  tax?: Money;
  /** What lowers the price, where something does. */
  discount?: Money | null;
  /** Of packages that it takes the place of: by their days, or of an order that was placed in one sum. */
  left?:
    | readonly Pick<Quote['credits'][number], 'packageName' | 'daysLeft' | 'daysInAll' | 'amount'>[]
    | Money
    | null;
  fromCredit?: Money | null;
  /** What is left to pay, where that is another sum, and how that is called. */
  toPay?: Money | null;
  toPayWords?: string;
};

const less = (amount: Money): string => `−${formatMoney(amount)}`;
const whole = (amount: Money): ReactNode => (
  <span className="font-serif text-xl font-semibold">{formatMoney(amount)}</span>
);

const leftOf = (left: PriceFactsProps['left']) => {
  if (!left) return [];
  if ('currency' in left) return [{ label: 'Left of your package', amount: left }];
  return left.map(({ packageName, daysLeft, daysInAll, amount }) => ({
    label: `Left of ${packageName}, ${daysLeft} of ${daysInAll} days`,
    amount,
  }));
};

export function PriceFacts(props: PriceFactsProps) {
  const { total, discount, left, fromCredit, toPay, toPayWords = 'To pay' } = props;
  const { currency } = total;
  // Spec 9: tax is shown as nothing.
  const { tax = { amountMinor: 0, currency } } = props;
  const lowered = leftOf(left);
  const lowerMinor = lowered.reduce(
    (sum, { amount }) => sum + amount.amountMinor,
    discount?.amountMinor ?? 0,
  );
  const facts: Fact[] = [
    {
      label: 'Price',
      value: formatMoney({ amountMinor: total.amountMinor - tax.amountMinor + lowerMinor, currency }),
    },
    ...(discount ? [{ label: 'Discount', value: less(discount) }] : []),
    ...lowered.map(({ label, amount }) => ({ label, value: less(amount) })),
    { label: 'Tax', value: formatMoney(tax) },
    { label: 'Total', value: whole(total) },
    ...(fromCredit ? [{ label: 'From your credit', value: less(fromCredit) }] : []),
    ...(toPay ? [{ label: toPayWords, value: whole(toPay) }] : []),
  ];
  return <FactList facts={facts} />;
}
