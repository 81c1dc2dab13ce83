// What became of money that was kept as credit: credit is one sum, so what is known is what it counted for and how much is left.
import type { Order } from '@ijeuwa/contract/billing';
import { type CreditBalances, findCredit } from '@ijeuwa/contract/credit';
import { useRead } from '#platform/queries.ts';
import { formatMoney } from '#ui/format.ts';

/** Nothing is asked for an order of which nothing was kept. */
export const useBalances = ({ kept }: Order): CreditBalances['balances'] | undefined =>
  useRead(findCredit, {}, { enabled: kept !== null }).data?.balances;

const isSpentOn = ({ status, fromCredit, total }: Order, currency: string): boolean =>
  fromCredit !== null && total.currency === currency && status !== 'open' && status !== 'part_paid';

export const keptWords = (
  { _id, kept, createdAt }: Order,
  orders: readonly Order[],
  balances: CreditBalances['balances'] | undefined,
): string[] => {
  if (!kept) return [];
  const was = `${formatMoney(kept)} was kept as your credit.`;
  if (!balances) return [was];
  const { currency } = kept;
  const left = balances.find(({ amount }) => amount.currency === currency)?.amount;
  if (left && left.amountMinor >= kept.amountMinor)
    return [`${was} You have ${formatMoney(left)} of credit now.`];
  const spent = orders.filter(
    (one) => one._id !== _id && one.createdAt > createdAt && isSpentOn(one, currency),
  );
  const titles = [...new Set(spent.map(({ item }) => item.title))];
  return [
    was,
    ...(titles.length > 0 ? [`Since then credit counted for ${titles.join(' and ')}.`] : []),
    left ? `${formatMoney(left)} of your credit is left.` : 'Nothing of your credit is left.',
  ];
};
